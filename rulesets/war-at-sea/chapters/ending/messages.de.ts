import type { endingEnglish } from './messages.en.ts'

export const endingGerman: Record<keyof typeof endingEnglish, string> = {
  'was.end.won': '{ending} Sieg für {seat} mit {own, number} zu {other, number} Punkten.',
  'was.end.draw': '{ending} Unentschieden mit {own, number} zu {other, number} Punkten.',
  'was.ending.target': 'Die Punkte zum Sieg sind erreicht.',
  'was.ending.points': 'Die Punkte entscheiden.',
  'was.ending.raiderSunk': 'Der Handelsstörer ist gesunken.',
  'was.ending.raiderAway': 'Der Handelsstörer hat den Tisch verlassen.',
  'was.ending.raiderCrippled': 'Der Handelsstörer ist schwer beschädigt.',
  'was.ending.cruisersBeaten': 'Zwei Kreuzer sind außer Gefecht.',
  'was.ending.undecided': 'Die Jagd bleibt unentschieden.',
  'was.order.unload': '{unit}: Ladung für {points, number} Punkte löschen',
  'was.refuse.noCargo': 'Wähle eine eigene Einheit mit wichtiger Ladung.',
  'was.refuse.notOnEnemyHalf':
    '{unit} kann ihre Ladung nur auf der feindlichen Tischhälfte löschen.',
  'was.refuse.noLandNear': '{unit} liegt mehr als 180 mm von Land entfernt.',
  'was.event.objectiveClaimed': 'Zielmarke {number, number} geht an {seat}.',
  'was.event.objectiveConceded':
    'Zielmarke {number, number} geht an {seat}: Der Feind hat kein Schiff mehr, das sie einnehmen könnte.',
  'was.event.cargoLanded': '{unit} löscht ihre Ladung: {points, number} Punkte.',
  'was.ending.convoyLost': 'Drei Handelsschiffe sind zerstört.',
  'was.ending.convoyAway': 'Drei Handelsschiffe sind nach Osten entkommen.',
  'was.ending.convoySafe': 'Der Konvoi ist in Sicherheit.',
  'was.ending.convoyHeld': 'Der Konvoi ist nicht durchgekommen.',
  'was.ending.airfieldBombarded': 'Der Flugplatz ist dreimal beschossen worden.',
  'was.ending.battleshipsBeaten': 'Beide Schlachtschiffe sind versenkt oder schwer beschädigt.',
  'was.ending.battleshipSunk': 'Ein Schlachtschiff ist versenkt, und der Flugplatz hält aus.',
}
