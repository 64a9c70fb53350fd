import type { Translated } from '@grognard/umpire/message.ts'
import type { encounterEnglish } from './messages.en.ts'

/** Enheder marcherer og mødes. */
export const encounterDanish: Translated<typeof encounterEnglish> = {
  'ba.event.ticked':
    'March, del {tick, number} af 20: {units, plural, one {# enhed} other {# enheder}} flytter sig.',
  'ba.event.unitArrived': '{unit} ankommer.',
  'ba.event.unitKeptOut': '{unit} finder ikke plads til at ankomme og venter til næste træk.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {går i ilmarch} other {stormer}}.',
  'ba.event.rate.enemyNear':
    '{unit} opgiver ilmarchen og fortsætter med almindelig march: {by} er inden for 90 cm.',
  'ba.event.rate.ground': '{unit} opgiver stormen: terrænet tillader den ikke.',
  'ba.event.rate.disorder': '{unit} opgiver stormen: den er i uorden.',
  'ba.event.pressedBack': '{by} presser {unit} tilbage.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} møder {enemy} i storm} other {{unit} møder {enemy}}}.',
  'ba.event.positionReached': '{unit} når sin position {position}.',
  'ba.event.attackCancelled.otherMet': '{unit} afbryder sit angreb: den møder først {by}.',
  'ba.event.attackCancelled.barred': '{unit} standser: den kan ikke angribe {by}.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} afbryder sit angreb og forsvarer sig: {by} angriber den i flanke eller ryg.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} afbryder sit angreb og forsvarer sig: kavaleri angriber den ({by}).',
  'ba.event.passedThrough': '{by} gennemmarcherer {unit}, som ikke kan skyde mere i dette træk.',
  'ba.event.rightOfWay':
    '{goesOn} går først: {one} og {other} krydser hinandens vej, kast {first, number} mod {second, number}.',
  'ba.event.unitExited': '{unit} forlader bordet.',
  'ba.event.placeAdapted': '{unit} rykker til nærmeste frie plads.',
  'ba.heldUp.ground': 'terræn',
  'ba.event.heldUp.ownUnit': '{unit} standser: {by} er i vejen og kan ikke gennemmarcheres.',
  'ba.event.heldUp.waited':
    '{unit} venter {waited, plural, one {# del} other {# dele}} af fasen: {by} er i vejen.',
  'ba.event.heldUp.enemy': '{unit} standser på indbrudsafstand af {by}.',
  'ba.event.heldUp.ground': '{unit} standser: {by} kan ikke passeres af enheden.',
  'ba.event.heldUp.edge': '{unit} standser ved bordkanten: dér må den ikke forlade bordet.',
  'ba.event.heldUp.rate': '{unit} har brugt sin march op før vejens ende.',
  'ba.event.heldUp.noTurn': '{unit} standser: den kan ikke dreje mod sit mål.',
  'ba.event.heldUp.targetGone': '{unit} standser: angrebets mål er væk.',
  'ba.event.heldUp.outOfReach':
    '{unit} når ikke frem til {by} i dette træk: {why, select, disorder {den er i fuldstændig uorden} retreated {den er veget i dette træk} firing {den har brugt fortsat skydning} other {dens march er brugt op}}.',
  'ba.event.heldUp.retreated': '{unit} marcherer ikke som beordret: den er veget i dette træk.',
  'ba.event.heldUp.firing': '{unit} marcherer ikke som beordret: den har brugt fortsat skydning.',
  'ba.event.heldUp.disorder': '{unit} marcherer ikke som beordret: den er i fuldstændig uorden.',
  'ba.event.heldUp.indoors': '{unit} marcherer ikke som beordret: den er stadig i bygningen.',
  'ba.event.heldUp.standing':
    '{unit} marcherer ikke som beordret: det kan den ikke i sin formation.',
  'ba.event.heldUp.contested':
    '{unit} marcherer ikke som beordret: begge sider ville besætte bygningen ved siden af.',
}
