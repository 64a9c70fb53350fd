import type { Translated } from '@grognard/umpire'
import type { manoeuvresEnglish } from './messages.en.ts'

export const manoeuvresDanish: Translated<typeof manoeuvresEnglish> = {
  'lob.order.tack': '{ship}: stagvend eller kovend',
  'lob.order.anchor': '{ship}: kast anker på stedet',
  'lob.order.spin': '{ship}: drej på stedet til {degrees, number}°',
  'lob.order.refloat': '{ship}: prøv at komme flot, derefter kurs {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} har allerede forsøgt sin særlige manøvre i dette træk.',
  'lob.refuse.isAnchored': '{ship} ligger allerede for anker. Sejl med skibet for at lette anker.',
  'lob.refuse.hasSails': '{ship} har stadig sejl og drejer kun i fart.',
  'lob.refuse.hasSpun': '{ship} har allerede drejet på stedet i dette træk.',
  'lob.refuse.notAground': '{ship} står ikke på grund.',
  'lob.refuse.refloatTooSoon':
    '{ship} kan ikke komme flot endnu. Det første forsøg er i træk {turn, number}.',
  'lob.refuse.refloatTried': '{ship} har allerede forsøgt at komme flot i dette træk.',
  'lob.refuse.refloatRudder':
    '{ship} har intet ror: flot igen ligger skibet stadig på {degrees, number}°.',
  'lob.refuse.noBerth':
    'Der er ikke plads til {ship} på kurs {degrees, number}°. Vælg en anden kurs.',
  'lob.event.linkBroken': '{ship} bryder linjen mellem {leader} og {follower}.',
  'lob.event.tackDeclared': '{ship} lægger roret over til en vending.',
  'lob.event.tackRolled':
    '{ship} kaster {die, number} for manøvren{bonus, plural, =0 {} other {, plus #}}.',
  'lob.event.tackPassed': 'Manøvren lykkes for {ship}: én drejning på op til 180° under sejladsen.',
  'lob.event.tackFailed': 'Manøvren mislykkes for {ship}; skibet skal sejle ligeud for fuld fart.',
  'lob.event.anchored': '{ship} kaster anker på stedet.',
  'lob.event.spun': '{ship} drejer på stedet til {degrees, number}°.',
  'lob.event.spunAgainst': '{ship} drejer på stedet til {degrees, number}° og rører {other}.',
  'lob.event.refloated': '{ship} er flot igen: kast {die, number}.',
  'lob.event.stayedAground': '{ship} står stadig på grund: kast {die, number}.',
  'lob.event.lineFormed': '{ships} danner en slaglinje.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {Intet skib er i en slaglinje} one {Ét skib er i en slaglinje} other {# skibe er i slaglinjer}}.',
}
