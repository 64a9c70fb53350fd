import type { weatherEnglish } from './messages.en.ts'

export const weatherGerman: Record<keyof typeof weatherEnglish, string> = {
  'was.event.nightFell': 'Es wird Nacht.',
  'was.event.dayBroke': 'Es wird Tag.',
  'was.event.twilight': 'Dämmerung: Laut Münzwurf ist es zuerst {first}.',
  'was.event.squallsSet':
    '{count, plural, =0 {Das Wetter ist klar.} one {# Regenböe liegt auf dem Tisch.} other {# Regenböen liegen auf dem Tisch.}}',
  'was.event.squallsDrifted':
    '{count, plural, one {Die Regenböe zieht weiter.} other {Die Regenböen ziehen weiter.}}',
  'was.event.smokeCleared':
    '{count, plural, one {Ein Rauchschleier verzieht sich.} other {# Rauchschleier verziehen sich.}}',
  'was.light.dayWord': 'Tag',
  'was.light.nightWord': 'Nacht',
}
