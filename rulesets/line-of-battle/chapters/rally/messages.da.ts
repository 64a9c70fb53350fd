import type { Translated } from '@grognard/umpire'
import type { rallyEnglish } from './messages.en.ts'

export const rallyDanish: Translated<typeof rallyEnglish> = {
  'lob.side.0': 'Flåde A',
  'lob.side.1': 'Flåde B',
  'lob.modifier.officerNear': '{officer} i nærheden',
  'lob.modifier.lineMorale': 'i en slaglinje',
  'lob.modifier.flagshipMorale': 'flagskib',
  'lob.modifier.nationMorale': 'nationens moral ({nation})',
  'lob.event.shakenGathered':
    '{count, plural, =0 {Intet skib er rystet.} one {Ét skib er rystet og skal aflægge moralprøve: {ships}.} other {# skibe er rystede og skal aflægge moralprøve: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} aflægger ingen moralprøve i dette træk; tidligere mislykkede prøver tæller ikke mere.',
  'lob.event.flightEnded':
    '{ship} har ikke længere grund til at flygte; tidligere mislykkede prøver tæller ikke mere.',
  'lob.event.moraleTestOpened': '{ship} aflægger moralprøve.',
  'lob.event.moraleRolled':
    '{ship} kaster {die, number} (kræver {most, number} eller derunder{bonus, plural, =0 {} other {, # lagt til moralen}}).',
  'lob.event.moralePassed': 'Besætningen på {ship} holder stand.',
  'lob.event.moraleFailed':
    '{fails, plural, =3 {Besætningen på {ship} mister modet for tredje gang} other {Besætningen på {ship} mister modet; skibet flygter mod nærmeste kant}} (mislykket prøve {fails, number} af {most, number}).',
  'lob.event.flagStruck': '{ship} stryger flaget og tilfalder {seat}.',
  'lob.event.weatherRolled': 'Kast for vejret {die, number}: trin {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'Klokken er {time}.',
  'lob.event.windRolled': 'Kast for vinden {die, number}: {wind}.',
}
