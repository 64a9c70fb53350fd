import type { airAttackEnglish } from './messages.en.ts'

export const airAttackGerman: Record<keyof typeof airAttackEnglish, string> = {
  'was.order.spot': '{plane} meldet {target}',
  'was.order.strike': '{plane} greift {target} an ({weapon})',
  'was.order.strikeHelped': '{plane} greift {target} mit Hilfe von {experts} an ({weapon})',
  'was.order.strikeTogether': 'Alle in Reichweite greifen {target} an',
  'was.event.spotted.pinpointer':
    '{plane} weist auf {target} hin: Eigene U-Boote haben in diesem Zug 1 Torpedowürfel mehr gegen sie.',
  'was.event.spotted.shadowing':
    '{plane} beschattet {target}: Eigene Flugzeuge haben in diesem Zug 1 Würfel mehr gegen sie.',
  'was.event.submarineFound': '{plane} erfasst {target}.',
  'was.event.submarineMissed': '{plane} erfasst {target} nicht und darf anderes angreifen.',
  'was.refuse.wasBeaten': '{plane} ist abgewehrt und greift in diesem Zug nicht an.',
  'was.refuse.hasStruck': '{plane} hat schon angegriffen.',
  'was.refuse.notCarried': '{plane} kann so nicht angreifen ({weapon}).',
  'was.refuse.onlyBombs': '{plane} ist abgewehrt und kann nur noch bomben.',
  'was.refuse.notStrafing': '{plane} ist nicht für einen Bordwaffenangriff geflogen.',
  'was.refuse.onlyStrafes': '{plane} greift in diesem Zug nur mit Bordwaffen an.',
  'was.refuse.onlyAtShips': 'Nur gegen Schiffe ({weapon}).',
  'was.refuse.onlyAtSubmarines': 'Nur gegen U-Boote ({weapon}).',
  'was.refuse.notOver': 'Für Bomben auf {target} muss die Basis des Flugzeugs das Ziel berühren.',
  'was.refuse.notNear': '{target} ist nicht auf Reichweite 0.',
  'was.refuse.tooManyAircraft':
    'Höchstens {most, plural, one {# Flugzeug} other {# Flugzeuge}} einer Seite dürfen {target} angreifen.',
  'was.refuse.notFound':
    '{plane} hat in diesem Zug vergeblich gesucht, und {target} ist nicht erfasst.',
  'was.refuse.noStrikeTogether': 'Diese Einheit können nicht einmal zwei Flugzeuge angreifen.',
  'was.refuse.cannotSpot': '{plane} weist weder auf Schiffe hin noch beschattet es sie.',
  'was.refuse.hasSpotted': '{plane} hat in diesem Zug schon ein Schiff gemeldet.',
  'was.refuse.noShipThere': 'Wähle ein gegnerisches Schiff auf dem Tisch.',
  'was.refuse.spottedTooFar': '{target} ist jenseits von Reichweite 2.',
}
