import type { Translated } from '@grognard/umpire'
import type { staffEnglish } from './messages.en.ts'

/** Chefer og ordonnanser: hvordan de flytter, falder og erstattes. */
export const staffDanish: Translated<typeof staffEnglish> = {
  'order.replaceChief': 'erstat en chef',
  'order.moveStaff': 'flyt en chef eller ordonnans',
  'ba.order.replaceChief': 'Lad {orderly} forsøge at erstatte {chief}',
  'ba.order.moveStaff': 'Flyt {staff}',
  'ba.order.moveStaff.near': 'Flyt {staff} hen nær {unit}',
  'ba.order.moveStaff.to': 'Flyt {staff} til {unit}',
  'ba.staff.orderly': 'ordonnans for {chief}',
  'ba.refuse.chiefStands': '{chief} er ikke faldet; kun en falden chef kan erstattes.',
  'ba.refuse.triedThisTurn':
    'Der er allerede gjort et forsøg på at erstatte {chief} i dette træk; prøv igen i næste træk.',
  'ba.refuse.notYourOrderly': 'Vælg en af dine ordonnanser, der står på bordet.',
  'ba.refuse.notYourStaff': 'Vælg en af dine egne chefer eller ordonnanser.',
  'ba.refuse.staffNotThere': 'Ikke på bordet: {staff}. Vælg en figur, der er der.',
  'ba.refuse.staffHasMoved':
    'Allerede flyttet i dette trin: {staff}. Chefer og ordonnanser flyttes én gang i bevægelsesfasen og én gang sidst i trækket.',
  'ba.refuse.noContact':
    'Dér får {staff} ikke brikkontakt med {unit}; sæt figuren ved enhedens kant.',
  'ba.refuse.noRoomForStaff':
    'Der er ikke plads dér til {staff}: vælg et sted på bordet, hvor der ikke er enheder, stabsfigurer eller huse.',
  'ba.refuse.closedToStaff':
    'Den lige vej for {staff} er spærret af ufremkommeligt terræn eller en af modstanderens enheder; vælg et sted, hvor vejen dertil er fri.',
  'ba.refuse.tooFarForStaff':
    'For langt for {staff}: vejen koster {percent, number} % af et træks march. Vælg et nærmere sted.',
  'ba.modifier.replace.superior': 'højere chef i brikkontakt med ordonnansen',
  'ba.modifier.replace.failed':
    'forgæves {turns, plural, one {i sidste træk} other {# træk på stribe}}',
  'ba.event.chiefEngaged.lives':
    '{chief} indsættes ved {unit} og overlever: {modifier, number, ::sign-always} i resten af trækket.',
  'ba.event.chiefEngaged.falls':
    '{chief} indsættes ved {unit} og falder: {modifier, number, ::sign-always} i resten af trækket.',
  'ba.event.staffTested.escapes': 'Modstanderen kommer tæt på {staff}, som undslipper.',
  'ba.event.staffTested.falls':
    'Modstanderen opsnapper {staff}, som falder{penalty, plural, =0 {.} other {: {penalty, number} på alle kast for {seat} indtil næste træks slutning.}}',
  'ba.event.staffMoved': 'Flyttet: {staff}.',
  'ba.event.staffMoved.to': 'Flyttet til {unit}: {staff}.',
  'ba.event.staffArrived': 'Ankommet: {staff}.',
  'ba.event.chiefReplaced': 'Erstattet: {chief}, af {orderly}: {quality}.',
  'ba.event.chiefNotReplaced':
    'Ikke erstattet i dette træk: {chief}. Forsøget med {orderly} mislykkes.',
}
