import type { Catalogue, Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'
import { byHeading } from './sentences.ts'

const compass = ['nord', 'nordøst', 'øst', 'sydøst', 'syd', 'sydvest', 'vest', 'nordvest']

/** Names of everything in the tables. */
export const namesDanish: Catalogue = {
  ...byHeading('sol.alongside', compass),
  'sol.turn.-1': 'til bagbord',
  'sol.turn.0': 'ligeud',
  'sol.turn.1': 'til styrbord',
  ...byHeading('sol.heading', compass),
  ...byHeading('sol.wind', compass),
  'sol.face.england': 'Storbritannien',
  'sol.face.france': 'Frankrig',
  'sol.face.spain': 'Spanien',
  'sol.face.netherlands': 'Nederlandene',
  'sol.face.netherlands.sentence': 'Nederlandene',
  'sol.face.denmark': 'Danmark',
  'sol.face.commander': '{side}, {ship}',
  'sol.face.usa': 'USA',
  'sol.face.usa.sentence': 'USA',
  'sol.nation.england': 'Storbritannien',
  'sol.nation.france': 'Frankrig',
  'sol.nation.spain': 'Spanien',
  'sol.nation.netherlands': 'Nederlandene',
  'sol.nation.denmark': 'Danmark',
  'sol.nation.usa': 'USA',
  'sol.side.starboard': 'styrbord',
  'sol.side.port': 'bagbord',
  'sol.mast.fore': 'fokkemast',
  'sol.mast.main': 'stormast',
  'sol.mast.mizzen': 'mesanmast',
  'sol.sail.course': 'undersejl',
  'sol.sail.topsail': 'mærssejl',
  'sol.sail.topgallant': 'bramsejl',
  'sol.officer.boatswain': 'bådsmand',
  'sol.officer.carpenter': 'tømmermand',
  'sol.officer.gunner': 'konstabel',
  'sol.officer.master': 'styrmand',
  'sol.officer.captain': 'kaptajn',
  'sol.chart.broadside': 'bredside',
  'sol.chart.bow': 'bovskud',
  'sol.chart.stern': 'hækskud',
  'sol.chart.range': 'afstand {range, number}',
  'sol.result.none': 'forbi',
  'sol.result.hull': 'skrog',
  'sol.result.hull2': 'skrog, to træffere',
  'sol.result.sail': 'sejl',
  'sol.result.battery': 'batteri',
  'sol.result.mast': 'mast',
  'sol.result.rudder': 'ror',
  'sol.result.magazine': 'krudtkammer',
  'sol.repair.sail': 'ét sejl',
  'sol.repair.batteries': 'to batterier',
  'sol.repair.hull': 'tre skrogtræffere',
  'sol.card.BOS-1.name': 'Kap den faldne mast',
  'sol.card.BOS-1.text':
    'Ved en turs begyndelse: skibets drivankre kappes, og det har en almindelig tur.',
  'sol.card.BOS-2.name': 'Slå nye sejl under',
  'sol.card.BOS-2.text':
    'Ved en turs begyndelse: op til to sejl kommer tilbage på stående master, det første på den valgte mast, det andet på den nederste tomme plads. Så længe du har dette kort, overgiver dine skibe uden sejl sig ikke straks, hvis en mast stadig står; når det spilles, redder det ét af dem.',
  'sol.card.CAR-1.name': 'Stop skudhullerne',
  'sol.card.CAR-1.text': 'Ved en turs begyndelse: fjern op til 3 skrogtræffere fra dette skib.',
  'sol.card.CAR-2.name': 'Nødror',
  'sol.card.CAR-2.text':
    'Ved en turs begyndelse: et tabt ror erstattes. Så længe du har dette kort, overgiver dine skibe uden ror sig ikke straks; når det spilles, redder det ét af dem.',
  'sol.card.GUN-1.name': 'Dobbelt skarpt',
  'sol.card.GUN-1.text':
    'Ét angreb på én kabellængdes afstand: hvert skrogresultat tæller én træffer mere.',
  'sol.card.GUN-2.name': 'Kædekugler',
  'sol.card.GUN-2.text': 'Ét angreb: hvert skrogresultat koster et sejl i stedet.',
  'sol.card.MAS-1.name': 'Vend på ankeret',
  'sol.card.MAS-1.text': 'Én stagvending, også uden forsejl eller lige efter en anden.',
  'sol.card.MAS-2.name': 'Bak mærssejlene',
  'sol.card.MAS-2.text':
    'Ved en turs begyndelse: skibet bliver liggende, må dreje 45 grader én gang, blot ikke op i vinden, og må skyde. Ikke for et skib, der driver eller holdes af en falden mast.',
  'sol.card.CAP-1.name': 'Hold luven',
  'sol.card.CAP-1.text':
    'I en tur: én bevægelse mere, medmindre et drivanker, en entring eller et sammenstød har standset skibet.',
  'sol.card.CAP-2.name': 'Marinesoldater i mærsene',
  'sol.card.CAP-2.text':
    'Når en af siderne melder entring: forskellen i skrogtræffere forskydes med 5 til din fordel. Hvem der må entre, ændres ikke.',
}

/** Seats, phases, fields of orders, options, and what is wrong with papers. */
export const bookDanish: Translated<typeof bookEnglish> = {
  'sol.refuse.fileOffBoard':
    '{ship} ville ligge uden for brættet. Vælg en kolonne fra 1 til {columns, number} og en række fra 1 til {rows, number}.',
  'sol.refuse.fileDotTaken': '{ship} og {other} ville ligge på samme punkt. Giv hver sit.',
  'sol.refuse.fileSameFlag': 'Begge flåder fører samme flag: {nation}. Giv hver sit.',
  'seat.a': 'Spiller 1',
  'seat.b': 'Spiller 2',
  'seat.a.sentence': 'spiller 1',
  'seat.b.sentence': 'spiller 2',
  'phase.setup': 'Før slaget',
  'phase.round': 'Slag',
  'paper.scenario': 'Scenariefil',
  'paper.scenario.about':
    'Dit eget slag til søs: vind, flag og skibe, som de ligger, og som de er medtaget.',
  'paper.charts': 'Skadetavler',
  'paper.cards': 'Officerskort',
  'sol.words': '{words}',
  'sol.quoted': '»{words}«',
  'sol.nothing': 'intet',
  'sol.list': '{list}, {more}',
  'phase.setup.about':
    'Der kastes én gang om vinden for hele spillet og så om, hvem der begynder. Hver spiller vælger et flag, ét kort pr. officer og en kajplads til hvert skib.',
  'phase.round.about':
    'Skibene har tur ét ad gangen, skiftevis fra de to sider; hvert sejler op til 3 kabellængder og må skyde når som helst undervejs. Priser kommer sidst, så begynder en ny runde.',
  'field.heading':
    'en ottendedel af kompasset: 0 opad på brættet, 2 til højre, 4 nedad, 6 til venstre.',
  'field.turn': 'en ottendedel omdrejning: -1 til bagbord, 1 til styrbord, 0 ligeud.',
  'field.move.alongside': 'kursen langs siden, når et sammenstød giver et valg.',
  'field.side': 'bredsiden.',
  'field.batteries': 'deres numre, fra 1 ved stævnen til 5 ved hækken.',
  'field.target': 'det andet skib, ved dets id.',
  'field.fire.card': 'et officerskort, der spilles med.',
  'field.mast': 'hvilken mast.',
  'field.board.marines': 'om kortet »Marinesoldater i mærsene« spilles.',
  'field.berth.berth': 'kajpladsens nummer.',
  'option.windNamesAre': 'Hvad kastet for vinden betyder',
  'option.windNamesAre.about':
    'Om terningerne angiver, hvor vinden kommer fra, eller hvor den blæser hen.',
  'option.windNamesAre.from': 'hvor den kommer fra',
  'option.windNamesAre.to': 'hvor den blæser hen',
  'option.shipsBlockFire': 'Skibe spærrer for skud',
  'option.shipsBlockFire.about':
    'Et skib på den lige linje mellem to andre, fra prik til prik, standser skuddet.',
  'option.rammingAllowed': 'Vædring',
  'option.rammingAllowed.about':
    'Et skib må vædre et andet med vilje, også når en anden vej er fri.',
  'option.returningShipMayLeaveAgain': 'Forlad brættet igen med det samme',
  'option.returningShipMayLeaveAgain.about':
    'Et skib må forlade brættet igen i den tur, det vender tilbage.',
  'option.prizeCountsAsLost': 'Priser regnes for tabt',
  'option.prizeCountsAsLost.about':
    'Et skib i fjendens hænder tæller som tabt, når sejren afgøres.',
  'option.turnLimit': 'Højeste antal runder',
  'option.turnLimit.about':
    'Slaget slutter senest efter så mange runder og gøres op; 0 betyder ingen grænse.',
  'option.quietRoundsForDraw': 'Rolige runder før uafgjort',
  'option.quietRoundsForDraw.about':
    'Efter så mange hele runder uden træffer, erobring eller overgivelse ender slaget uafgjort.',
  'sol.refuse.cardIdTwice': 'To kort har nummer {card}. Hvert nummer hører til ét kort.',
  'sol.refuse.cardNameless': 'Navnet på {card} er tomt. Giv kortet et navn, eller udelad det.',
  'sol.refuse.cardAmount':
    '{card} har mængden {amount, number}, men {effect} tillader højst {most, number}.',
  'sol.refuse.notTwoCards':
    '{officer}: {count, plural, =0 {ingen kort} one {# kort} other {# kort}}. Hver officer skal have to.',
  'turn.one': 'runde',
  'turn.each': 'runde for runde',
  'turn.every': 'hver runde',
  'turn.in': 'i runder',
  'turn.course': 'Runden',
  'count.pieces': '{count, plural, one {# skib} other {# skibe}}',
}
