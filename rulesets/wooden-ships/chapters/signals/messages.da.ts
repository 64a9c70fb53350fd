import type { Translated } from '@grognard/umpire/message.ts'
import type { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signalsDanish: Translated<typeof signalsEnglish> = {
  'order.signal': 'send et signal',
  'order.relay': 'giv et signal videre',
  'ws.order.signal': '{from}: signalér til {to} »{text}«',
  'ws.order.signalBy': '{from}: signalér til {to} gennem {by} »{text}«',
  'ws.order.relay': '{by}: giv signalet fra {from} videre',
  'ws.signal.direct': 'intet',
  'ws.signal.ship': '{ship}',
  'ws.signal.words': '{words} af {most} ord',
  'ws.event.signalMade':
    '{from} signalerer til {to}{repeaters, plural, =0 {} other { gennem {path}}}: »{text}«.',
  'ws.event.signalInTransit': '{from} signalerer til {to}, som ikke kan læse det endnu: »{text}«.',
  'ws.event.signalPassedOn': '{by} giver signalet fra {from} videre til {to}.',
  'ws.event.signalArrived': '{to} har et signal fra {from}: »{text}«.',
  'ws.refuse.notYoursToSignal': 'Vælg et af dine egne skibe, der stadig kan sejle.',
  'ws.refuse.signalToCommander': 'Signalér til et skib under en anden befalingsmand i din flåde.',
  'ws.refuse.oneSignal': 'Du har allerede sendt et signal i dette træk.',
  'ws.refuse.emptySignal': 'Skriv et ord eller et tal.',
  'ws.refuse.tooManyWords': 'Højst {most, plural, one {# ord} other {# ord}} eller flag.',
  'ws.refuse.noRepeater':
    'Det skib kan ikke gentage: kun en fregat eller et mindre skib af dine egne uden for kamp kan, én gang pr. træk.',
  'ws.refuse.nobodyReads':
    'Flagene kan ikke læses: for langt væk, eller et andet skib ligger i vejen.',
  'ws.refuse.nothingToRelay': 'Intet signal fra det skib venter på at blive givet videre.',
  'ws.refuse.cannotSendOn': 'Skibet har ikke læst signalet eller har været i kamp.',
  'order.takeLeader': 'vælg en anden leder',
  'order.signalLoss': 'signalér tabet af lederen',
  'ws.order.takeLeader': 'Flyt dit flag til {ship}',
  'ws.order.signalLoss': 'Signal: leder tabt',
  'ws.order.signalLossBy': 'Signal gennem {by}: leder tabt',
  'ws.leader.captain': 'sin kaptajn',
  'ws.event.lossMade':
    '{from} signalerer til {to}{repeaters, plural, =0 {} other { gennem {path}}}: leder tabt.',
  'ws.event.lossInTransit': '{from} signalerer til {to}, som ikke kan læse det endnu: leder tabt.',
  'ws.event.lossArrived': '{to} har et signal fra {from}: leder tabt.',
  'ws.event.leaderMissed': '{ship} har mistet {leader}: befalingsmanden må vælge en anden leder.',
  'ws.event.admiralMissed':
    '{ship} har mistet {leader}, som førte flåden: tabet må signaleres til den næste i rang.',
  'ws.event.leaderTaken': 'Flaget flyttes til {ship}.',
  'ws.event.commandPassed': 'Befalingsmanden på {ship} fører nu flåden.',
  'ws.refuse.lossFirst': 'Din flåde skal overdrages: signalér først tabet af din leder.',
  'ws.refuse.leaderUnhurt': 'Din leder fører stadig; du behøver ingen anden.',
  'ws.refuse.notYoursToLead': 'Vælg et af dine egne skibe, der stadig kan kæmpe.',
  'ws.refuse.replacementOnly':
    'Kun en afløser er om bord: vælg et skib, hvis egen leder er uskadt.',
  'ws.refuse.nothingToHandOver': 'Du har ingen flåde at overdrage.',
  'ws.refuse.nobodyToHandTo':
    'Ingen anden befalingsmand i din flåde har et skib, der stadig kan kæmpe.',
}
