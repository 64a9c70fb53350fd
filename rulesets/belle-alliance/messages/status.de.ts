import type { Catalogue } from '@grognard/umpire/message.ts'

/** The battle in words. */
export const statusGerman: Catalogue = {
  'ba.name': '{name}',
  'ba.situation.time': 'Zug {turn, number} von {last, number}, {time} Uhr.',
  'ba.situation.unit':
    '{unit} ({seat}): {figures, number} Figuren {arm}, {formation}, {disorder}, bei {x, number}/{y, number} cm, Front {degrees, number}°.',
  'ba.situation.unitNear':
    '{unit} ({seat}): {figures, number} Figuren {arm}, {formation}, {disorder}, bei {x, number}/{y, number} cm, Front {degrees, number}°; {distance, number} cm bis {enemy}.',
  'ba.situation.gone.waiting': '{unit} trifft in Zug {turn, number} ein.',
  'ba.situation.gone.removed': '{unit} ist vernichtet.',
  'ba.situation.gone.left': '{unit} hat den Tisch verlassen.',
  'ba.situation.gone.exited': '{unit} ist abmarschiert.',
  'ba.situation.gone.surrendered': '{unit} hat sich ergeben.',
  'ba.situation.gone.captured': '{unit} ist erobert.',
  'ba.situation.gone.joined': '{unit} hat sich mit einem anderen Teil vereinigt.',
  'ba.situation.chief': '{chief} steht bei {x, number}/{y, number} cm.',
  'ba.situation.orderly': 'Eine Ordonnanz von {chief} steht bei {x, number}/{y, number} cm.',
}
