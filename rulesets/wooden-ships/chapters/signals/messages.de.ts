import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsGerman: Translated<typeof signalsEnglish> = {
  'order.signal': 'Signal setzen',
  'order.relay': 'Signal weitergeben',
  'ws.order.signal': '{from}: an {to} signalisieren: „{text}“',
  'ws.order.signalBy': '{from}: über {by} an {to} signalisieren: „{text}“',
  'ws.order.relay': '{by}: Signal von {from} weitergeben',
  'ws.signal.direct': 'keines',
  'ws.signal.ship': '{ship}',
  'ws.signal.words': '{words} von {most} Wörtern',
  'ws.event.signalMade':
    '{from} signalisiert an {to}{repeaters, plural, =0 {} other { über {path}}}: „{text}“.',
  'ws.event.signalInTransit': '{from} signalisiert für {to}, dort noch nicht lesbar: „{text}“.',
  'ws.event.signalPassedOn': '{by} gibt das Signal von {from} an {to} weiter.',
  'ws.event.signalArrived': '{to} hat ein Signal von {from}: „{text}“.',
  'ws.refuse.notYoursToSignal': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.signalToCommander':
    'Signalisiere einem Schiff eines anderen Befehlshabers deiner Flotte.',
  'ws.refuse.oneSignal': 'Du hast in diesem Zug schon ein Signal gesetzt.',
  'ws.refuse.emptySignal': 'Schreib ein Wort oder eine Zahl.',
  'ws.refuse.tooManyWords': 'Höchstens {most, plural, one {# Wort} other {# Wörter}} oder Flaggen.',
  'ws.refuse.noRepeater':
    'Dieses Schiff kann nicht wiederholen: nur eine Fregatte oder ein kleineres eigenes Schiff außerhalb des Kampfs, einmal im Zug.',
  'ws.refuse.nobodyReads':
    'Die Flaggen sind nicht zu lesen: zu weit weg, oder ein anderes Schiff liegt dazwischen.',
  'ws.refuse.nothingToRelay': 'Von diesem Schiff ist kein Signal weiterzugeben.',
  'ws.refuse.cannotSendOn': 'Das Schiff hat das Signal nicht gelesen oder war im Kampf.',
  'order.takeLeader': 'anderen Anführer wählen',
  'order.signalLoss': 'Verlust des Anführers signalisieren',
  'ws.order.takeLeader': 'Deine Flagge auf {ship} setzen',
  'ws.order.signalLoss': 'Signal: Anführer verloren',
  'ws.order.signalLossBy': 'Signal über {by}: Anführer verloren',
  'ws.leader.captain': 'den Kapitän',
  'ws.event.lossMade':
    '{from} signalisiert {to}{repeaters, plural, =0 {} other { über {path}}}: Anführer verloren.',
  'ws.event.lossInTransit':
    '{from} signalisiert für {to}, dort noch nicht lesbar: Anführer verloren.',
  'ws.event.lossArrived': '{to} hat ein Signal von {from}: Anführer verloren.',
  'ws.event.leaderMissed':
    '{ship} hat {leader} verloren: Der Befehlshaber muss einen anderen Anführer wählen.',
  'ws.event.admiralMissed':
    '{ship} hat {leader} verloren, der die Flotte befehligte: Der Verlust muss dem Nächsten im Rang signalisiert werden.',
  'ws.event.leaderTaken': 'Die Flagge geht auf {ship} über.',
  'ws.event.commandPassed': 'Der Befehlshaber auf {ship} befehligt jetzt die Flotte.',
  'ws.refuse.lossFirst':
    'Deine Flotte muss übergeben werden: Signalisiere zuerst den Verlust deines Anführers.',
  'ws.refuse.leaderUnhurt': 'Dein Anführer führt noch; du brauchst keinen anderen.',
  'ws.refuse.notYoursToLead': 'Wähle ein eigenes Schiff, das noch kämpfen kann.',
  'ws.refuse.replacementOnly':
    'Dort ist nur ein Ersatzmann: Wähle ein Schiff, dessen eigener Anführer unverletzt ist.',
  'ws.refuse.nothingToHandOver': 'Du hast keine Flotte zu übergeben.',
  'ws.refuse.nobodyToHandTo':
    'Kein anderer Befehlshaber deiner Flotte hat ein Schiff, das noch kämpfen kann.',
}
