import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsGerman: Translated<typeof signalsEnglish> = {
  'order.signal': 'Signal setzen',
  'order.relay': 'Signal weitergeben',
  'ws.order.signal': '{from} signalisiert {to}: „{text}“',
  'ws.order.signalBy': '{from} signalisiert {to} über {by}: „{text}“',
  'ws.order.relay': '{by} gibt das Signal von {from} weiter',
  'ws.signal.direct': 'keines',
  'ws.signal.ship': '{ship}',
  'ws.signal.words': '{words} von {most} Wörtern',
  'ws.event.signalMade':
    '{from} signalisiert {to}{repeaters, plural, =0 {} other { über {path}}}: „{text}“.',
  'ws.event.signalInTransit':
    '{from} signalisiert für {to}, die es noch nicht lesen kann: „{text}“.',
  'ws.event.signalPassedOn': '{by} gibt das Signal von {from} an {to} weiter.',
  'ws.event.signalArrived': '{to} hat ein Signal von {from}: „{text}“.',
  'ws.refuse.notYoursToSignal': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.signalToCommander':
    'Signalisiere einem Schiff eines anderen Befehlshabers deiner Flotte.',
  'ws.refuse.oneSignal': 'Dein Signal für diesen Zug ist gesetzt.',
  'ws.refuse.emptySignal': 'Schreib ein Wort oder eine Zahl.',
  'ws.refuse.tooManyWords': 'Höchstens {most, plural, one {# Wort} other {# Wörter}} oder Flaggen.',
  'ws.refuse.noRepeater':
    'Dieses Schiff kann nicht wiederholen: nur eine Fregatte oder ein kleineres eigenes Schiff außerhalb des Kampfs, einmal im Zug.',
  'ws.refuse.nobodyReads':
    'Zu weit, oder ein anderes Schiff liegt in der Linie: Die Flaggen sind nicht zu lesen.',
  'ws.refuse.nothingToRelay': 'Von diesem Schiff wartet kein Signal.',
  'ws.refuse.cannotSendOn': 'Das Schiff hat das Signal nicht gelesen oder war im Kampf.',
}
