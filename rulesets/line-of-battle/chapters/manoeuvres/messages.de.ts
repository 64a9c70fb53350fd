import type { Translated } from '@grognard/umpire'
import type { manoeuvresEnglish } from './messages.en.ts'

export const manoeuvresGerman: Translated<typeof manoeuvresEnglish> = {
  'lob.order.tack': '{ship}: Wende oder Halse',
  'lob.order.anchor': '{ship} ankert auf der Stelle',
  'lob.order.spin': '{ship} dreht auf der Stelle auf {degrees, number}°',
  'lob.order.refloat': '{ship} versucht freizukommen, Kurs danach {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} hat das Spezialmanöver dieses Zuges schon versucht.',
  'lob.refuse.isAnchored': '{ship} liegt vor Anker. Wenn das Schiff fährt, wird er gelichtet.',
  'lob.refuse.hasSails': '{ship} hat noch Segel: Das Schiff dreht in der Fahrt.',
  'lob.refuse.hasSpun': '{ship} hat in diesem Zug schon auf der Stelle gedreht.',
  'lob.refuse.notAground': '{ship} schwimmt.',
  'lob.refuse.refloatTooSoon':
    '{ship} darf noch nicht bewegt werden. Der erste Versuch ist in Zug {turn, number}.',
  'lob.refuse.refloatTried': '{ship}: Der Versuch dieses Zuges ist schon gemacht.',
  'lob.refuse.refloatRudder':
    '{ship} hat kein Ruder: Wieder flott, liegt das Schiff auf {degrees, number}° wie zuvor.',
  'lob.refuse.noBerth':
    'Für {ship} ist auf Kurs {degrees, number}° kein Platz. Versuche einen anderen Kurs.',
  'lob.event.linkBroken': '{ship} durchbricht die Linie zwischen {leader} und {follower}.',
  'lob.event.tackDeclared': '{ship} legt das Ruder zur Wende oder Halse.',
  'lob.event.tackRolled':
    '{ship} prüft das Manöver: {die, number}{bonus, plural, =0 {} other { und # dazu}}.',
  'lob.event.tackPassed': '{ship} kommt herum: eine Drehung bis 180° auf der Fahrt.',
  'lob.event.tackFailed':
    '{ship}: Die Wende misslingt, und das Schiff muss mit voller Fahrt geradeaus.',
  'lob.event.anchored': '{ship} wirft auf der Stelle den Anker.',
  'lob.event.spun': '{ship} dreht auf der Stelle auf {degrees, number}°.',
  'lob.event.spunAgainst':
    '{ship} dreht auf der Stelle auf {degrees, number}° und berührt {other}.',
  'lob.event.refloated': 'Eine {die, number}: {ship} schwimmt wieder.',
  'lob.event.stayedAground': 'Eine {die, number}: {ship} liegt weiter fest.',
  'lob.event.lineFormed': 'Eine Kampflinie ist gebildet: {ships}.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {Kein Schiff fährt} one {Ein Schiff fährt} other {# Schiffe fahren}} in einer Kampflinie.',
}
