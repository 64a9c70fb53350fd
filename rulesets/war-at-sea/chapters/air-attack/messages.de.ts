import type { airAttackEnglish } from './messages.en.ts'

export const airAttackGerman: Record<keyof typeof airAttackEnglish, string> = {
  'was.order.spot': '{plane}: {target} melden',
  'was.order.strike': '{plane}: {target} mit {weapon} angreifen',
  'was.order.strikeHelped': '{plane}: {target} mit {weapon} angreifen, mit Hilfe von {experts}',
  'was.order.strikeTogether': 'Alle in Reichweite: {target} angreifen',
  'was.event.spotted.pinpointer':
    '{plane} weist auf {target} hin: Eigene U-Boote haben in diesem Zug 1 Torpedowürfel mehr gegen dieses Schiff.',
  'was.event.spotted.shadowing':
    '{plane} beschattet {target}: Eigene Flugzeuge haben in diesem Zug 1 Würfel mehr gegen dieses Schiff.',
  'was.event.submarineFound': '{plane} erfasst {target}.',
  'was.event.submarineMissed': '{plane} erfasst {target} nicht und darf etwas anderes angreifen.',
  'was.refuse.wasBeaten': '{plane} wurde abgewehrt und greift in diesem Zug nicht an.',
  'was.refuse.hasStruck': '{plane} hat schon angegriffen.',
  'was.refuse.notCarried': '{plane} kann nicht mit {weapon} angreifen.',
  'was.refuse.onlyBombs': '{plane} wurde abgewehrt und kann nur noch Bomben werfen.',
  'was.refuse.notStrafing': '{plane} wurde nicht zu einem Bordwaffenangriff losgeschickt.',
  'was.refuse.onlyStrafes': '{plane} greift in diesem Zug nur mit Bordwaffen an.',
  'was.refuse.onlyAtShips': 'Mit {weapon} lassen sich nur Schiffe angreifen.',
  'was.refuse.onlyAtSubmarines': 'Mit {weapon} lassen sich nur U-Boote angreifen.',
  'was.refuse.notOver':
    'Um {target} zu bombardieren, muss die Basis des Flugzeugs das Schiff berühren.',
  'was.refuse.notNear': '{target} ist nicht in Reichweite 0.',
  'was.refuse.tooManyAircraft':
    '{most, plural, one {Höchstens # Flugzeug einer Seite darf {target} angreifen.} other {Höchstens # Flugzeuge einer Seite dürfen {target} angreifen.}}',
  'was.refuse.notFound': '{target} ist nicht erfasst, und {plane} hat in diesem Zug schon gesucht.',
  'was.refuse.noStrikeTogether': 'Höchstens ein Flugzeug kann diese Einheit jetzt angreifen.',
  'was.refuse.cannotSpot': '{plane} ist weder Fühlungshalter noch Zielweiser.',
  'was.refuse.hasSpotted': '{plane} hat in diesem Zug schon ein Schiff gemeldet.',
  'was.refuse.noShipThere': 'Wähle ein feindliches Schiff auf dem Tisch.',
  'was.refuse.spottedTooFar': '{target} ist jenseits von Reichweite 2.',
}
