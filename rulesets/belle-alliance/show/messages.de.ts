import type { Translated } from '@grognard/umpire/message.ts'
import type { pictureEnglish, statusEnglish } from './messages.en.ts'

/** What is written on the map and on the cards. */
export const pictureGerman: Translated<typeof pictureEnglish> = {
  'ba.measuring.barred':
    'Vor Befehl und Feueransage wird nicht gemessen (BA-1.1.1-11); die Option „Messen“ erlaubt es.',
  'ba.row.figures': 'Figuren',
  'ba.piece.unit': '{unit}, {figures, number} Figuren',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': 'Ordonnanz von {chief}',
  'ba.card.unit': '{arm}, {weapon}, Valeur {valeur, number}',
  'ba.card.state': '{figures, number} von {of, number} Figuren, {formation}, {disorder}',
  'ba.card.chief': 'Unmittelbarer Chef: {chief}',
  'ba.card.noChief': 'keiner',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': 'Überbringt Befehle von {chief}; kann an dessen Stelle treten, wenn er fällt.',
  'ba.card.gun': '{pounder, number}-Pfünder, {gunners, number} Kanoniere',
  'ba.card.horseGun':
    '{pounder, number}-Pfünder der reitenden Artillerie, {gunners, number} Kanoniere',
  'ba.talent.light': 'Leicht: darf mit allen Figuren plänkeln',
  'ba.talent.lancers': 'Lanzenreiter',
  'ba.talent.trained': 'Geübte Schützen',
  'ba.talent.pioneers': 'Pioniere',
  'ba.badge.disorder.LU': 'leichte Unordnung',
  'ba.badge.disorder.U': 'Unordnung',
  'ba.badge.disorder.FU': 'volle Unordnung',
  'ba.badge.attacking': 'greift an',
  'ba.badge.charging': 'im Sturm',
  'ba.badge.working': 'bei der Arbeit',
  'ba.badge.resting': 'rastet',
  'ba.badge.garrison': 'in einem Gebäude',
  'ba.badge.shortOfSupply': 'knapp an Munition',
  'ba.badge.orderFailed': 'Befehl nicht befolgt',
  'ba.badge.pioneers': 'Pioniere',
  'ba.badge.abandoned': 'verlassene Geschütze',
  'ba.badge.chief': 'Chef',
  'ba.badge.orderly': 'Ordonnanz',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, Höhe {level, number}',
  'ba.ground.zone': 'Aufstellungszone: {seat}',
  'ba.marker.fired': 'hat gefeuert',
  'ba.marker.melee': 'Nahkampf',
  'ba.arc.command': 'Führung',
  'ba.arc.command.reach': 'führt bis {cm, number} cm',
  'ba.sight.any': 'eine Einheit hier wird gesehen',
  'ba.sight.fired': 'gesehen wird hier nur, wer in diesem oder im letzten Zug gefeuert hat',
  'ba.headline.turn': 'Zug {turn, number} von {last, number}',
  'ba.headline.clock': '{time} Uhr',
  'ba.headline.points': '{one} {first, number} – {second, number} {other}',
}

/** The battle in words. */
export const statusGerman: Translated<typeof statusEnglish> = {
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
