import type { Translated } from '@grognard/umpire/message.ts'
import type { sailingEnglish } from './messages.en.ts'

/** Moving, coming about, wearing, collisions. */
export const sailingDanish: Translated<typeof sailingEnglish> = {
  'order.move': 'sejl',
  'order.comeAbout': 'stagvend',
  'order.wear': 'kovend',
  'sol.order.move.ahead': 'Lige ud, {heading}',
  'sol.order.move.port': 'Drej til bagbord, {heading}',
  'sol.order.move.starboard': 'Drej til styrbord, {heading}',
  'sol.order.comeAbout': 'Stagvend til {heading}',
  'sol.order.wear': 'Kovend til {heading}',
  'sol.order.leaving': '{manoeuvre}, ud over brættets kant',
  'sol.order.colliding': '{manoeuvre}, ind i {struck}, langs siden på {heading}',
  'sol.refuse.movingOver': '{ship} bevæger sig ikke mere i denne tur; skyde må det stadig.',
  'sol.refuse.wreckHolds':
    'En falden mast holder {ship} i denne tur. Der må skydes inden for én kabellængde.',
  'sol.refuse.adrift':
    '{ship} driver uden sejl eller ror. Et kort kan hjælpe ved turens begyndelse.',
  'sol.refuse.movesSpent':
    '{ship} har gjort {moves, plural, one {den # bevægelse} other {alle # bevægelser}}, masterne tillader.',
  'sol.refuse.intoWind': '{heading} er lige op i vinden. Drej af, eller stagvend.',
  'sol.refuse.ramming':
    '{ship} har en anden vej og sejler ikke ind i {struck}. Tag en fri prik, eller entr.',
  'sol.refuse.rammingFurther':
    '{ship} har sejlet sin kabellængde og sejler ikke også ind i {struck}. Tag en fri prik, entr, eller slut turen.',
  'sol.refuse.noChoiceAlongside':
    'Her er ingen kurs langs siden at vælge: lad `alongside` stå tomt.',
  'sol.refuse.chooseAlongside':
    'Skibene støder sammen: vælg at ligge langs siden på {one} eller {other}.',
  'sol.refuse.tackFrom': '{ship} skal ligge 45 eller 90 grader fra vinden for at skifte hals.',
  'sol.refuse.tackTo': 'På den anden hals ender skibet på {one} eller {other}.',
  'sol.refuse.noForesails':
    '{ship} har intet sejl på fokkemasten og kan ikke stagvende. Skibet må kovende.',
  'sol.refuse.twiceAbout':
    '{ship} har lige stagvendt. Først en anden bevægelse, eller en kovending.',
  'sol.event.sailed.ahead': '{ship}: lige ud på {heading}.',
  'sol.event.sailed.port': '{ship}: til bagbord, {heading}.',
  'sol.event.sailed.starboard': '{ship}: til styrbord, {heading}.',
  'sol.event.sailed.comeAbout': '{ship}: stagvender til {heading}, en kabellængde mod vinden.',
  'sol.event.sailed.wear': '{ship}: kovender til {heading}, en kabellængde med vinden.',
  'sol.event.collided': '{ship}: sejler ind i {struck} og svinger langs siden på {heading}.',
  'sol.event.driftedInto': '{ship}: driver ind i {struck} og svinger langs siden på {heading}.',
  'sol.event.drifted':
    '{ship}: driver en kabellængde med vinden til kolonne {column, number}, række {row, number}.',
}
