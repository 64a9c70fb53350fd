import type { weatherEnglish } from './messages.en.ts'

export const weatherDanish: Record<keyof typeof weatherEnglish, string> = {
  'was.event.nightFell': 'Natten falder på.',
  'was.event.dayBroke': 'Dagen gryr.',
  'was.event.twilight': 'Tusmørke: mønten afgør, at det først er {first}.',
  'was.event.squallsSet':
    '{count, plural, =0 {Vejret er klart.} one {# regnbyge ligger på bordet.} other {# regnbyger ligger på bordet.}}',
  'was.event.squallsDrifted':
    '{count, plural, one {Regnbygen driver videre.} other {Regnbygerne driver videre.}}',
  'was.event.smokeCleared': '{count, plural, one {Et røgslør letter.} other {# røgslør letter.}}',
  'was.light.dayWord': 'dag',
  'was.light.nightWord': 'nat',
}
