import type { airDefenseEnglish } from './messages.en.ts'

export const airDefenseGerman: Record<keyof typeof airDefenseEnglish, string> = {
  'was.order.shootDown': '{unit} schießt auf {target}',
  'was.order.dogfight': '{plane} greift {target} an',
  'was.order.dogfightHelped': '{plane} greift {target} mit Hilfe von {experts} an',
  'was.order.barrage': 'Alle in Reichweite greifen {target} an, bis der Gegner geschlagen ist',
  'was.event.gunsManned':
    '{plane} wehrt sich mit eigenen Bordwaffen: {armor, number} mehr Panzerung in diesem Zug.',
  'was.event.antiair.missed':
    '{unit} greift {target} auf Reichweite {range, number} an: {successes, plural, =0 {kein Erfolg} one {# Erfolg} other {# Erfolge}}, keine Wirkung.',
  'was.event.antiair.aborted':
    '{unit} wehrt {target} auf Reichweite {range, number} ab: {successes, plural, one {# Erfolg} other {# Erfolge}}. Kein Angriff mehr in diesem Zug.',
  'was.event.antiair.pressed':
    '{unit} trifft {target} auf Reichweite {range, number}: {successes, plural, one {# Erfolg} other {# Erfolge}}. Die Bomber fliegen trotzdem weiter.',
  'was.event.antiair.destroyed':
    '{unit} zerstört {target} auf Reichweite {range, number}: {successes, plural, one {# Erfolg} other {# Erfolge}}. Verloren am Ende der Phase.',
  'was.refuse.noAircraftThere': 'Wähle ein gegnerisches Flugzeug, das auf dem Tisch ist.',
  'was.refuse.noAntiair': '{unit} hat keine Flugabwehrwürfel.',
  'was.refuse.notYourFighter': 'Wähle einen eigenen Jäger, der auf dem Tisch ist.',
  'was.refuse.hasShot': '{unit} hat in dieser Phase schon Flugzeuge angegriffen.',
  'was.refuse.sameAircraft':
    '{unit} hat dieses Flugzeug schon angegriffen; der zweite Angriff braucht ein anderes.',
  'was.refuse.alreadyBeaten':
    '{target} ist geschlagen und kann in dieser Phase nicht noch einmal angegriffen werden.',
  'was.refuse.aircraftTooFar': '{target} ist außer Reichweite.',
  'was.refuse.noBarrage': 'Dieses Flugzeug können nicht einmal zwei Einheiten angreifen.',
}
