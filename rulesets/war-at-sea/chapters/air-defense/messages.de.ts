import type { airDefenseEnglish } from './messages.en.ts'

export const airDefenseGerman: Record<keyof typeof airDefenseEnglish, string> = {
  'was.order.shootDown': '{unit}: auf {target} schießen',
  'was.order.dogfight': '{plane}: {target} angreifen',
  'was.order.dogfightHelped': '{plane}: {target} angreifen, mit Hilfe von {experts}',
  'was.order.barrage': 'Alle in Reichweite: {target} angreifen, bis es abgewehrt oder zerstört ist',
  'was.event.gunsManned':
    '{plane} wehrt sich mit Bordwaffen: Panzerung für den Rest des Zugs um {armor, number} höher.',
  'was.event.antiair.missed':
    '{unit} greift {target} auf Reichweite {range, number} an: {successes, plural, =0 {kein Erfolg} one {# Erfolg} other {# Erfolge}}, keine Wirkung.',
  'was.event.antiair.aborted':
    '{unit} greift {target} auf Reichweite {range, number} an: {successes, plural, one {# Erfolg} other {# Erfolge}}. {target} ist abgewehrt und greift in diesem Zug nicht an.',
  'was.event.antiair.pressed':
    '{unit} greift {target} auf Reichweite {range, number} an: {successes, plural, one {# Erfolg} other {# Erfolge}}. {target} fliegt unbeirrt weiter und kann noch Bomben werfen.',
  'was.event.antiair.destroyed':
    '{unit} greift {target} auf Reichweite {range, number} an: {successes, plural, one {# Erfolg} other {# Erfolge}}. {target} ist zerstört und geht am Ende der Phase verloren.',
  'was.refuse.noAircraftThere': 'Wähle ein feindliches Flugzeug, das auf dem Tisch ist.',
  'was.refuse.noAntiair': '{unit} hat keine Flugabwehrwürfel.',
  'was.refuse.notYourFighter': 'Wähle einen eigenen Jäger, der auf dem Tisch ist.',
  'was.refuse.hasShot': '{unit} hat in dieser Phase schon Flugzeuge angegriffen.',
  'was.refuse.sameAircraft':
    '{unit} hat dieses Flugzeug schon angegriffen; der zweite Angriff braucht ein anderes Ziel.',
  'was.refuse.alreadyBeaten':
    '{target} ist schon abgewehrt oder zerstört und kann in dieser Phase nicht noch einmal angegriffen werden.',
  'was.refuse.aircraftTooFar': '{target} ist außer Reichweite.',
  'was.refuse.noBarrage': 'Höchstens eine Einheit kann dieses Flugzeug jetzt angreifen.',
}
