import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingDanish: Translated<typeof boardingEnglish> = {
  'order.party': 'dan et entrehold',
  'order.standDown': 'gå tilbage til kanonerne',
  'order.truce': 'indgå våbenhvile',
  'ws.order.party.offensive': '{ship}, afdeling {section}: entr {target}',
  'ws.order.party.defensive': '{ship}, afdeling {section}: forsvar',
  'ws.order.party.transfer': '{ship}, afdeling {section}: gå om bord på {target}',
  'ws.order.party.takeover':
    '{ship}, afdeling {section}: overtag {target}, hvis skibet overgiver sig',
  'ws.order.standDown': '{ship}, afdeling {section}: tilbage til kanonerne',
  'ws.order.truce.offered': '{ship}: bryd nærkampen af, hvis fjenden er enig',
  'ws.order.truce.withdrawn': '{ship}: kæmp videre',
  'ws.refuse.noMeleeToEnd': 'Vælg et af dine egne skibe, der er i nærkamp.',
  'ws.refuse.truceStandsSo': 'Det gør skibet allerede.',
  'ws.refuse.notYourBoarders': 'Vælg et af dine egne skibe, der stadig kan kæmpe.',
  'ws.refuse.handsAtTheCapstan': 'Besætningen letter anker: intet entrehold i dette træk.',
  'ws.refuse.prizeCrewStays': 'En prisebesætning bliver på sin prise.',
  'ws.refuse.noHandsThere': 'Den afdeling har ingen folk tilbage.',
  'ws.refuse.partyIsLocked': 'Det hold er i nærkamp og kan ikke forlade den.',
  'ws.refuse.whomToBoard':
    'Vælg skibet langs siden at entre eller gå om bord på. Et hold, der forsvarer, har intet mål.',
  'ws.refuse.partyStandsSo': 'Den afdeling gør det allerede.',
  'ws.refuse.newPartyDefends': 'Et nyt hold forsvarer først; fra næste træk kan det angribe.',
  'ws.refuse.onePartyATurn': 'Et skib kan kun danne ét hold pr. træk.',
  'ws.refuse.lowestSectionFirst':
    'Det første hold skal være afdeling 1 eller 2, hvert følgende den laveste ledige afdeling.',
  'ws.refuse.sectionThreeStays': 'Afdeling 3 forlader aldrig skibet.',
  'ws.refuse.partyIsTooFresh': 'Holdet er dannet i dette træk: det kan forlade skibet i næste.',
  'ws.refuse.onePartySentATurn': 'Et skib kan kun sende ét hold pr. træk.',
  'ws.refuse.noPartyThere': 'Den afdeling står ved kanonerne.',
  'ws.melee.boards': 'Entrere mod forsvarere',
  'ws.melee.defends': 'Skibets forsvarere',
  'ws.melee.height': 'Skibenes højde',
  'ws.event.partyFormed.offensive': '{ship}: afdeling {section} skal entre {target}.',
  'ws.event.partyFormed.defensive': '{ship}: afdeling {section} skal forsvare.',
  'ws.event.partyFormed.transfer': '{ship}: afdeling {section} skal gå om bord på {target}.',
  'ws.event.partyFormed.takeover':
    '{ship}: afdeling {section} skal overtage {target}, hvis skibet overgiver sig.',
  'ws.event.partyStoodDown': '{ship}, afdeling {section}: tilbage til kanonerne.',
  'ws.event.boardersReady': 'Klar til at entre: {ships}.',
  'ws.event.defenceFormed': '{ship}: afdeling 1 gør klar mod entrerne.',
  'ws.event.meleesBegun': 'Nærkamp om {ships}.',
  'ws.event.roundFought':
    '{attackers} (styrke {attack, number}) mod {ship} ({resistance, number}): angriberne mister {own, plural, =0 {ingen} one {# rubrik} other {# rubrikker}}, forsvarerne {theirs, plural, =0 {ingen} one {# rubrik} other {# rubrikker}}.',
  'ws.event.truceOffered': '{ship} tilbyder at bryde nærkampen af.',
  'ws.event.truceWithdrawn': '{ship} kæmper videre.',
  'ws.event.meleeBrokenOff':
    'Begge sider bryder nærkampen om {ship} af: entrerne fra {attackers} trækker sig tilbage.',
  'ws.event.meleeDecided.captured': 'Entrerne tager {ship}.',
  'ws.event.meleeDecided.repelled': '{ship} slår entrerne fra {attackers} tilbage.',
  'ws.event.meleeDecided.shipDefends': 'Entrerne fra {ship} viger tilbage og forsvarer deres skib.',
  'ws.event.meleeDecided.boardersDefend': 'Entrerne fra {ship} driver dem fra {attackers} tilbage.',
  'ws.event.meleeDecided.bothGone': 'Ingen kæmper længere om {ship}.',
  'ws.event.shipCaptured':
    '{from} erobrer {ship}: prisebesætning på {crew, plural, one {# rubrik} other {# rubrikker}}.',
  'ws.event.shipTakenBack': '{from} tager {ship} tilbage.',
  'ws.event.shipRetaken': 'Fangerne tager {ship} tilbage.',
  'ws.event.crewTransferred': 'Folk fra {ship} går om bord på {target}.',
}
