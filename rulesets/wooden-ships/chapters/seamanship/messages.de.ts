import type { Translated } from '@grognard/umpire/message.ts'
import type { seamanshipEnglish } from './messages.en.ts'

/** Anchors, tows, shoals. */
export const seamanshipGerman: Translated<typeof seamanshipEnglish> = {
  'order.anchor': 'ankern',
  'order.takeTow': 'in Schlepp nehmen',
  'ws.order.anchor.none': '{ship}: kein Wort zum Anker',
  'ws.order.anchor.plain': '{ship}: Anker werfen',
  'ws.order.anchor.bow': '{ship}: Buganker werfen',
  'ws.order.anchor.stern': '{ship}: Heckanker werfen',
  'ws.order.anchor.weigh': '{ship}: Anker lichten',
  'ws.order.anchor.cut': '{ship}: Trosse kappen',
  'ws.order.takeTow': '{ship} nimmt {towed} in Schlepp',
  'ws.anchor.none': '{ship} ist frei vom Anker',
  'ws.anchor.plain': '{ship} liegt vor Anker',
  'ws.anchor.bow': '{ship} liegt vor Buganker',
  'ws.anchor.stern': '{ship} liegt vor Heckanker',
  'ws.anchor.weighing': '{ship}, Zug {turns} des Lichtens',
  'ws.anchor.heldAgain': '{ship} lichtet nicht weiter',
  'ws.event.anchorsWeighing': 'Am Spill: {ships}.',
  'ws.event.anchorsTended': 'Anker: {ships}.',
  'ws.event.towTaken': '{ship} hat {towed} in Schlepp.',
  'ws.event.shipGrounded':
    '{ship} sitzt auf Grund: Wurf {difficulty}; um freizukommen, muss er höher sein.',
  'ws.event.refloated': '{ship} kommt frei: Wurf {die}.',
  'ws.event.stillAground': '{ship} sitzt weiter fest: Wurf {die}.',
  'ws.event.shipWrecked': '{ship} zerschellt an der Küste.',
  'ws.refuse.notYourAnchor': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.noAnchorage': 'In diesem Szenario gibt es keinen Ankergrund.',
  'ws.refuse.notedAlready': 'Das ist schon notiert.',
  'ws.refuse.anchoredAlready': 'Das Schiff liegt schon vor Anker.',
  'ws.refuse.noCable': 'Die Ankertrosse ist verloren: Das Schiff kann nicht mehr ankern.',
  'ws.refuse.notAtAnchor': 'Das Schiff liegt nicht vor Anker.',
  'ws.refuse.turnsAboutAnchor':
    'Das Schiff dreht sich in diesem Zug um seinen Anker: Schreibe 0, bevor es ihn lichtet.',
  'ws.refuse.notYoursToTow': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.noTowing': 'Schleppen wird nicht gespielt.',
  'ws.refuse.towFriends': 'Nur ein eigenes Schiff auf See lässt sich schleppen.',
  'ws.refuse.grappleFirst': 'Hake das Schiff zuerst fest; verhakte Schiffe schleppen nicht.',
  'ws.refuse.notBeforeHerBow':
    'Der Bug des geschleppten Schiffs muss auf das Heck des anderen zeigen.',
  'ws.refuse.towedAlready': 'Eines der beiden schleppt oder wird schon geschleppt.',
}
