import type { Catalogue } from '@grognard/umpire/message.ts'
import { byHeading } from './by-heading.ts'

const compass = ['nord', 'nordøst', 'øst', 'sydøst', 'syd', 'sydvest', 'vest', 'nordvest']

/** Names of everything in the tables, and what is wrong with papers. */
export const names: Catalogue = {
  ...byHeading('sol.alongside', compass),
  'sol.turn.-1': 'til bagbord',
  'sol.turn.0': 'lige ud',
  'sol.turn.1': 'til styrbord',
  ...byHeading('sol.heading', compass),
  ...byHeading('sol.wind', compass),
  'sol.nation.england': 'England',
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
  'sol.card.BOS-1.name': 'Kap vraget',
  'sol.card.BOS-1.text':
    'Turens begyndelse: Skibets drivankre er væk, og det har en almindelig tur.',
  'sol.card.BOS-2.name': 'Slå nye sejl under',
  'sol.card.BOS-2.text':
    'Turens begyndelse: Op til to sejl kommer tilbage på stående master, det første på den nævnte mast, det næste på den nederste tomme plads. Skibe uden sejl venter på det; det redder ét.',
  'sol.card.CAR-1.name': 'Stop skudhullerne',
  'sol.card.CAR-1.text': 'Turens begyndelse: Skibets skrogtæller går op til 3 tilbage.',
  'sol.card.CAR-2.name': 'Nødror',
  'sol.card.CAR-2.text':
    'Turens begyndelse: Et tabt ror erstattes. Rorløse skibe venter på det og overgiver sig ikke; det redder ét.',
  'sol.card.GUN-1.name': 'Dobbelt skarpt',
  'sol.card.GUN-1.text': 'Ét angreb på afstand 1: Hvert skrogresultat tæller én træffer mere.',
  'sol.card.GUN-2.name': 'Kædekugler',
  'sol.card.GUN-2.text': 'Ét angreb: Hvert skrogresultat tager et sejl i stedet.',
  'sol.card.MAS-1.name': 'Vend på ankeret',
  'sol.card.MAS-1.text': 'Én stagvending, også uden forsejl eller lige efter en anden stagvending.',
  'sol.card.MAS-2.name': 'Bak mærssejlene',
  'sol.card.MAS-2.text':
    'Turens begyndelse: Skibet bliver liggende, må dreje 45 grader én gang, blot ikke op i vinden, og må skyde. Ikke for et skib, der driver eller holdes af et vrag.',
  'sol.card.CAP-1.name': 'Hold luven',
  'sol.card.CAP-1.text':
    'I en tur: én bevægelse mere, medmindre drivanker, entring eller sammenstød har standset skibet.',
  'sol.card.CAP-2.name': 'Marinesoldater i mærsene',
  'sol.card.CAP-2.text':
    'Når en entring meldes, på begge sider: Forskellen i skrogtræffere tæller 5 til din fordel. Hvem der må entre, afgøres uden dem.',
  'sol.refuse.cardIdTwice': 'To kort har nummer {card}. Hvert nummer hører til ét kort.',
  'sol.refuse.cardNameless': 'Navnet på {card} er tomt. Giv det et, eller udelad det.',
  'sol.refuse.cardAmount':
    '{card} har mængden {amount, number}, men {effect} tillader højst {most, number}.',
  'sol.refuse.notTwoCards':
    '{officer}: {count, plural, =0 {ingen kort} one {# kort} other {# kort}}. Hver officer skal have to.',
}
