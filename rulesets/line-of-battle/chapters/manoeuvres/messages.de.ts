import type { Translated } from '@grognard/umpire'
import type { manoeuvresEnglish } from './messages.en.ts'

export const manoeuvresGerman: Translated<typeof manoeuvresEnglish> = {
  'lob.order.tack': '{ship}: wenden oder halsen',
  'lob.order.anchor': '{ship}: auf der Stelle ankern',
  'lob.order.spin': '{ship}: auf der Stelle auf {degrees, number}° drehen',
  'lob.order.refloat': '{ship}: freizukommen versuchen, danach Kurs {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} hat das Spezialmanöver dieses Zugs schon versucht.',
  'lob.refuse.isAnchored':
    '{ship} liegt schon vor Anker. Segle mit dem Schiff, um den Anker zu lichten.',
  'lob.refuse.hasSails': '{ship} hat noch Segel und dreht nur in Fahrt.',
  'lob.refuse.hasSpun': '{ship} hat in diesem Zug schon auf der Stelle gedreht.',
  'lob.refuse.notAground': '{ship} liegt nicht auf Grund.',
  'lob.refuse.refloatTooSoon':
    '{ship} kann noch nicht freikommen. Der erste Versuch ist in Zug {turn, number} erlaubt.',
  'lob.refuse.refloatTried': '{ship} hat in diesem Zug schon versucht freizukommen.',
  'lob.refuse.refloatRudder':
    '{ship} hat kein Ruder: Auch wieder flott bleibt das Schiff auf Kurs {degrees, number}°.',
  'lob.refuse.noBerth':
    'Für {ship} ist auf Kurs {degrees, number}° kein Platz. Wähle einen anderen Kurs.',
  'lob.event.linkBroken': '{ship} durchbricht die Linie zwischen {leader} und {follower}.',
  'lob.event.tackDeclared': '{ship} setzt zur Wende oder Halse an.',
  'lob.event.tackRolled':
    '{ship} würfelt eine {die, number} für das Manöver{bonus, plural, =0 {} other {, plus #}}.',
  'lob.event.tackPassed':
    'Das Manöver von {ship} gelingt: eine Drehung bis 180° während der Fahrt.',
  'lob.event.tackFailed':
    'Das Manöver von {ship} misslingt; das Schiff muss mit voller Fahrt geradeaus segeln.',
  'lob.event.anchored': '{ship} wirft auf der Stelle den Anker.',
  'lob.event.spun': '{ship} dreht auf der Stelle auf {degrees, number}°.',
  'lob.event.spunAgainst':
    '{ship} dreht auf der Stelle auf {degrees, number}° und berührt {other}.',
  'lob.event.refloated': '{ship} ist wieder flott: Wurf {die, number}.',
  'lob.event.stayedAground': '{ship} liegt weiter auf Grund: Wurf {die, number}.',
  'lob.event.lineFormed': '{ships} bilden eine Kampflinie.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {Kein Schiff segelt in einer Kampflinie} one {Ein Schiff segelt in einer Kampflinie} other {# Schiffe segeln in Kampflinien}}.',
}
