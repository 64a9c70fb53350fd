import type { Translated } from '@grognard/umpire/message.ts'
import type { sailingEnglish } from './messages.en.ts'

/** Moving, coming about, wearing, collisions. */
export const sailingDanish: Translated<typeof sailingEnglish> = {
  'order.move': 'sejl',
  'order.comeAbout': 'stagvend',
  'order.wear': 'kovend',
  'sol.order.move.ahead': 'Ligeud, {heading}',
  'sol.order.move.port': 'Drej til bagbord, {heading}',
  'sol.order.move.starboard': 'Drej til styrbord, {heading}',
  'sol.order.comeAbout': 'Stagvend til {heading}',
  'sol.order.wear': 'Kovend til {heading}',
  'sol.order.leaving':
    '{manoeuvre}, ud over brættets kant: turen slutter, og skibet er også væk i sin næste tur',
  'sol.order.leaving.safe': '{manoeuvre}, ud over brættets kant: prisen er i sikkerhed',
  'sol.order.colliding':
    '{manoeuvre}: sammenstød med {struck}, derefter langs siden, kurs {heading}',
  'sol.refuse.movingOver': '{ship} må ikke bevæge sig mere i denne tur, men kan stadig skyde.',
  'sol.refuse.wreckHolds':
    'En falden mast holder {ship} fast i denne tur. Skibet kan kun skyde, og kun én kabellængde væk.',
  'sol.refuse.adrift':
    '{ship} driver uden sejl eller ror. Kun et kort spillet ved turens begyndelse kan udbedre det.',
  'sol.refuse.movesSpent':
    '{ship} har foretaget {moves, plural, one {den # bevægelse} other {alle # bevægelser}}, som masterne tillader.',
  'sol.refuse.intoWind':
    'Intet skib sejler lige op i vinden, {heading}. Vælg en anden kurs, eller stagvend.',
  'sol.refuse.ramming':
    '{ship} må ikke sejle ind i {struck}, så længe en anden vej er fri. Vælg en fri prik, eller entr.',
  'sol.refuse.rammingFurther':
    '{ship} har sejlet den krævede kabellængde og må ikke sejle ind i {struck}. Vælg en fri prik, entr, eller slut turen.',
  'sol.refuse.noChoiceAlongside':
    'Her er der ingen kurs langs siden at vælge: lad feltet »Langs siden« stå tomt.',
  'sol.refuse.chooseAlongside':
    'Skibene støder sammen: vælg {one} eller {other} som kurs langs siden.',
  'sol.refuse.tackFrom':
    '{ship} skal ligge 45 eller 90 grader fra vinden for at gå over på den anden hals.',
  'sol.refuse.tackTo':
    'På den anden hals ender skibet på kurs {one} eller {other}. Vælg en af dem.',
  'sol.refuse.noForesails':
    '{ship} har intet sejl på fokkemasten og kan ikke stagvende, kun kovende.',
  'sol.refuse.twiceAbout':
    '{ship} har lige stagvendt. Foretag en anden bevægelse først, eller kovend.',
  'sol.event.sailed.ahead': '{ship} sejler ligeud, kurs {heading}.',
  'sol.event.sailed.port': '{ship} drejer til bagbord og sejler videre, kurs {heading}.',
  'sol.event.sailed.starboard': '{ship} drejer til styrbord og sejler videre, kurs {heading}.',
  'sol.event.sailed.comeAbout':
    '{ship} stagvender til {heading} og vinder en kabellængde op mod vinden.',
  'sol.event.sailed.wear': '{ship} kovender til {heading} og taber en kabellængde ned med vinden.',
  'sol.event.collided': '{ship} støder sammen med {struck} og svinger langs siden, kurs {heading}.',
  'sol.event.driftedInto': '{ship} driver ind i {struck} og svinger langs siden, kurs {heading}.',
  'sol.event.drifted':
    '{ship} driver en kabellængde med vinden til kolonne {column, number}, række {row, number}.',
}
