import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Boarding parties, melee, transfers, prizes. */
export const boardingDanish: Translated<typeof boardingEnglish> = {
  'order.party': 'entrehold',
  'order.standDown': 'tilbage til kanonerne',
  'order.truce': 'våbenhvile',
  'ws.order.party.offensive': '{ship}, hold {section}: entr {target}',
  'ws.order.party.defensive': '{ship}, hold {section}: forsvar',
  'ws.order.party.transfer': '{ship}, hold {section}: gå over til {target}',
  'ws.order.standDown': '{ship}, hold {section}: tilbage til kanonerne',
  'ws.order.truce.offered': '{ship}: bryd nærkampen af, hvis fjenden er enig',
  'ws.order.truce.withdrawn': '{ship}: kæmp videre',
  'ws.refuse.noMeleeToEnd': 'Vælg et af dine egne skibe, der er i nærkamp.',
  'ws.refuse.truceStandsSo': 'Det gør skibet allerede.',
  'ws.refuse.notYourBoarders': 'Vælg et af dine egne skibe, der stadig kan kæmpe.',
  'ws.refuse.handsAtTheCapstan': 'Hendes folk letter anker: intet entrehold i dette træk.',
  'ws.refuse.prizeCrewStays': 'En prisebesætning bliver på sin prise.',
  'ws.refuse.noHandsThere': 'Det hold har ingen folk tilbage til det.',
  'ws.refuse.partyIsLocked': 'Det hold er i nærkamp og kan ikke forlade den.',
  'ws.refuse.whomToBoard':
    'Vælg skibet langs siden, som holdet skal til; et hold, der forsvarer, har intet.',
  'ws.refuse.partyStandsSo': 'Det hold gør det allerede.',
  'ws.refuse.newPartyDefends':
    'Et nyt hold forsvarer først; fra næste træk kan det sendes af sted.',
  'ws.refuse.onePartyATurn': 'Et skib kan danne ét hold pr. træk.',
  'ws.refuse.lowestSectionFirst':
    'Det første er hold 1 eller 2, hvert følgende det laveste ledige hold.',
  'ws.refuse.sectionThreeStays': 'Hold 3 forlader aldrig skibet.',
  'ws.refuse.partyIsTooFresh': 'Holdet er dannet i dette træk: det kan sendes i næste.',
  'ws.refuse.onePartySentATurn': 'Et skib kan sende ét hold pr. træk.',
  'ws.refuse.noPartyThere': 'Det hold står ved kanonerne.',
  'ws.melee.boards': 'Entrer mod forsvarere',
  'ws.melee.defends': 'Forsvarer sit skib',
  'ws.melee.height': 'Skibenes højde',
  'ws.event.partyFormed.offensive': '{ship}, hold {section}: skal entre {target}.',
  'ws.event.partyFormed.defensive': '{ship}, hold {section}: skal forsvare.',
  'ws.event.partyFormed.transfer': '{ship}, hold {section}: skal gå over til {target}.',
  'ws.event.partyStoodDown': '{ship}, hold {section}: tilbage til kanonerne.',
  'ws.event.boardersReady': 'Klar til at entre: {ships}.',
  'ws.event.defenceFormed': '{ship}: hold 1 stiller sig mod entrerne.',
  'ws.event.meleesBegun': 'Nærkamp om {ships}.',
  'ws.event.roundFought':
    '{attackers} (styrke {attack, number}) mod {ship} ({resistance, number}): {own, plural, =0 {angriberne mister ingen} one {angriberne mister # felt} other {angriberne mister # felter}}, {theirs, plural, =0 {forsvarerne ingen} one {forsvarerne # felt} other {forsvarerne # felter}}.',
  'ws.event.truceOffered': '{ship} vil gerne bryde nærkampen af.',
  'ws.event.truceWithdrawn': '{ship} kæmper videre.',
  'ws.event.meleeBrokenOff':
    'Begge sider bryder nærkampen om {ship} af: {attackers} trækker entrerne tilbage.',
  'ws.event.meleeDecided.captured': 'Entrerne tager {ship}.',
  'ws.event.meleeDecided.repelled': '{ship} slår entrerne tilbage: {attackers}.',
  'ws.event.meleeDecided.shipDefends': 'Entrerne fra {ship} viger og forsvarer deres skib.',
  'ws.event.meleeDecided.boardersDefend':
    'Entrerne fra {ship} driver deres fjender tilbage: {attackers}.',
  'ws.event.meleeDecided.bothGone': 'Ingen kæmper længere om {ship}.',
  'ws.event.shipCaptured':
    '{ship} er erobret af {from}: {crew, plural, one {# felt} other {# felter}} prisebesætning.',
  'ws.event.shipTakenBack': '{ship} er taget tilbage af {from}.',
  'ws.event.shipRetaken': 'Fangerne tager {ship} tilbage.',
  'ws.event.crewTransferred': 'Folk fra {ship} går over til {target}.',
}
