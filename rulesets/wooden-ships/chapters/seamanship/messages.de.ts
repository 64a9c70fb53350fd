import type { Translated } from '@grognard/umpire/message.ts'
import type { seamanshipEnglish } from './messages.en.ts'

/** Anchors, tows, shoals. */
export const seamanshipGerman: Translated<typeof seamanshipEnglish> = {
  'order.anchor': 'ankern',
  'order.takeTow': 'in Schlepp nehmen',
  'ws.order.anchor.none': '{ship}: kein Befehl zum Anker',
  'ws.order.anchor.plain': '{ship}: Anker werfen',
  'ws.order.anchor.bow': '{ship}: Buganker werfen',
  'ws.order.anchor.stern': '{ship}: Heckanker werfen',
  'ws.order.anchor.weigh': '{ship}: Anker lichten',
  'ws.order.anchor.cut': '{ship}: Trosse kappen',
  'ws.order.takeTow': '{ship}: {towed} in Schlepp nehmen',
  'ws.anchor.none': '{ship} hat den Anker gelichtet',
  'ws.anchor.plain': '{ship} liegt vor Anker',
  'ws.anchor.bow': '{ship} liegt vor dem Buganker',
  'ws.anchor.stern': '{ship} liegt vor dem Heckanker',
  'ws.anchor.weighing': '{ship}, Zug {turns} des Ankerlichtens',
  'ws.anchor.heldAgain': '{ship} hört auf, den Anker zu lichten',
  'ws.event.anchorsWeighing': 'Anker lichten: {ships}.',
  'ws.event.anchorsTended': 'Anker: {ships}.',
  'ws.event.towTaken': '{ship} hat {towed} in Schlepp.',
  'ws.event.shipGrounded':
    '{ship} läuft auf Grund: Wurf {difficulty}. Um freizukommen, ist ein höherer nötig.',
  'ws.event.refloated': '{ship} kommt vom Grund frei: Wurf {die}.',
  'ws.event.stillAground': '{ship} sitzt weiter fest: Wurf {die}.',
  'ws.event.shipWrecked': '{ship} zerschellt an der Küste.',
  'ws.refuse.notYourAnchor': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.noAnchorage': 'In diesem Szenario kann man nicht ankern.',
  'ws.refuse.notedAlready': 'Das ist schon notiert.',
  'ws.refuse.anchoredAlready': 'Das Schiff liegt schon vor Anker.',
  'ws.refuse.noCable': 'Die Ankertrosse ist verloren: Das Schiff kann nicht mehr ankern.',
  'ws.refuse.notAtAnchor': 'Das Schiff liegt nicht vor Anker.',
  'ws.refuse.turnsAboutAnchor':
    'Nach seinem Kurs dreht das Schiff um den Anker: Gib 0 ein, bevor es ihn lichtet.',
  'ws.refuse.notYoursToTow': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.noTowing': 'Die Option „Schleppen“ ist aus.',
  'ws.refuse.towFriends': 'Nur ein eigenes Schiff auf See lässt sich schleppen.',
  'ws.refuse.grappleFirst':
    'Wirf zuerst Enterhaken auf das Schiff; verhakte Schiffe schleppen nicht.',
  'ws.refuse.notBeforeHerBow':
    'Der Bug des geschleppten Schiffs muss auf das Heck des anderen zeigen.',
  'ws.refuse.towedAlready': 'Eines der beiden schleppt an diesem Ende schon oder wird geschleppt.',
}
