import type { Catalogue } from '@grognard/umpire/message.ts'

/** The battle in words. */
export const statusEnglish: Catalogue = {
  'ba.name': '{name}',
  'ba.situation.time': 'Turn {turn, number} of {last, number}, {time}.',
  'ba.situation.unit':
    '{unit} ({seat}): {figures, number} figures of {arm}, {formation}, {disorder}, at {x, number}/{y, number} cm, front {degrees, number}°.',
  'ba.situation.unitNear':
    '{unit} ({seat}): {figures, number} figures of {arm}, {formation}, {disorder}, at {x, number}/{y, number} cm, front {degrees, number}°; {distance, number} cm to {enemy}.',
  'ba.situation.gone.waiting': '{unit} comes on the board in turn {turn, number}.',
  'ba.situation.gone.removed': '{unit} is destroyed.',
  'ba.situation.gone.left': '{unit} has left the board.',
  'ba.situation.gone.exited': '{unit} has marched off.',
  'ba.situation.gone.surrendered': '{unit} has surrendered.',
  'ba.situation.gone.captured': '{unit} is captured.',
  'ba.situation.gone.joined': '{unit} has joined another part.',
  'ba.situation.chief': '{chief} is at {x, number}/{y, number} cm.',
  'ba.situation.orderly': 'An orderly of {chief} is at {x, number}/{y, number} cm.',
}
