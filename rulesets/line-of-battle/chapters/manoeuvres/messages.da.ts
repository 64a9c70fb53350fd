import type { Translated } from '@grognard/umpire'
import type { manoeuvresEnglish } from './messages.en.ts'

export const manoeuvresDanish: Translated<typeof manoeuvresEnglish> = {
  'lob.order.tack': '{ship} stagvender eller kovender',
  'lob.order.anchor': '{ship} ankrer på stedet',
  'lob.order.spin': '{ship} drejer på stedet til {degrees, number}°',
  'lob.order.refloat': '{ship} prøver at komme flot, derefter kurs {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} har allerede forsøgt sin særlige manøvre i dette træk.',
  'lob.refuse.isAnchored': '{ship} ligger for anker. Sejler skibet, lettes det.',
  'lob.refuse.hasSails': '{ship} har stadig sejl: skibet drejer, mens det sejler.',
  'lob.refuse.hasSpun': '{ship} har allerede drejet på stedet i dette træk.',
  'lob.refuse.notAground': '{ship} er flot.',
  'lob.refuse.refloatTooSoon':
    '{ship} kan ikke flyttes endnu. Det første forsøg er i træk {turn, number}.',
  'lob.refuse.refloatTried': '{ship}: forsøget i dette træk er allerede gjort.',
  'lob.refuse.refloatRudder':
    '{ship} har intet ror: flot igen ligger skibet på {degrees, number}° som før.',
  'lob.refuse.noBerth':
    'Der er ikke plads til {ship} på kurs {degrees, number}°. Prøv en anden kurs.',
  'lob.event.linkBroken': '{ship} bryder linjen mellem {leader} og {follower}.',
  'lob.event.tackDeclared': '{ship} lægger roret over til en vending.',
  'lob.event.tackRolled':
    '{ship} prøver manøvren: {die, number}{bonus, plural, =0 {} other { og # dertil}}.',
  'lob.event.tackPassed': '{ship} kommer rundt: én drejning på op til 180° under sejladsen.',
  'lob.event.tackFailed': '{ship}: vendingen mislykkes, og skibet må løbe ligeud for fuld fart.',
  'lob.event.anchored': '{ship} kaster anker på stedet.',
  'lob.event.spun': '{ship} drejer på stedet til {degrees, number}°.',
  'lob.event.spunAgainst': '{ship} drejer på stedet til {degrees, number}° og rører {other}.',
  'lob.event.refloated': 'En {die, number}: {ship} er flot igen.',
  'lob.event.stayedAground': 'En {die, number}: {ship} står stadig på grund.',
  'lob.event.lineFormed': 'En slaglinje er dannet: {ships}.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {Intet skib står} one {Ét skib står} other {# skibe står}} i en slaglinje.',
}
