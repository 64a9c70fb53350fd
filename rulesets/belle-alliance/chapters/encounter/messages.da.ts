import type { Translated } from '@grognard/umpire/message.ts'
import type { encounterEnglish } from './messages.en.ts'

/** Enheder marcherer og mødes. */
export const encounterDanish: Translated<typeof encounterEnglish> = {
  'ba.event.ticked':
    'March, del {tick, number}: {units, plural, one {# enhed} other {# enheder}} flytter sig.',
  'ba.event.unitArrived': '{unit} kommer på bordet.',
  'ba.event.unitKeptOut': '{unit} finder ikke plads på bordet og venter til næste træk.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {går i ilmarch} other {stormer}}.',
  'ba.event.rate.enemyNear':
    '{unit} opgiver ilmarchen og fortsætter med almindelig march: {by} er inden for 90 cm.',
  'ba.event.rate.ground': '{unit} opgiver stormen: terrænet tillader den ikke.',
  'ba.event.rate.disorder': '{unit} opgiver stormen: den er i uorden.',
  'ba.event.pressedBack': '{by} presser {unit} tilbage.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} støder i storm på {enemy}} other {{unit} støder på {enemy}}}.',
  'ba.event.positionReached': '{unit} er kommet til sin position {position}.',
  'ba.event.attackCancelled.otherMet': '{unit} møder {by} først og afbryder sit angreb.',
  'ba.event.attackCancelled.barred': '{unit} må ikke angribe {by} og standser.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} tages i flanke eller ryg af {by}: den angriber ikke mere og forsvarer sig.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} angribes af kavaleriet {by}: den angriber ikke mere og forsvarer sig.',
  'ba.event.passedThrough': '{by} gennemmarcherer {unit}, som ikke skyder mere i dette træk.',
  'ba.event.rightOfWay':
    '{one} og {other} krydser hinanden: {first, number} mod {second, number}, {goesOn} går videre.',
  'ba.event.unitExited': '{unit} forlader bordet.',
  'ba.event.placeAdapted': '{unit} går videre til nærmeste frie plads.',
  'ba.heldUp.ground': 'terræn',
  'ba.event.heldUp.ownUnit': '{unit} standser: {by} står i vejen og kan ikke passeres.',
  'ba.event.heldUp.waited':
    '{unit} venter {waited, plural, one {# del} other {# dele}} af marchen på {by}, der er i vejen.',
  'ba.event.heldUp.enemy': '{unit} standser på indbrudsafstand af {by}.',
  'ba.event.heldUp.ground': '{unit} standser: {by} i vejen er lukket for enheden.',
  'ba.event.heldUp.edge': '{unit} standser ved bordkanten, hvor enheden ikke må forlade det.',
  'ba.event.heldUp.rate':
    '{unit} har marcheret så langt som muligt og er endnu ikke ved vejens ende.',
  'ba.event.heldUp.noTurn': '{unit} kan ikke dreje mod sit mål og standser.',
  'ba.event.heldUp.targetGone': '{unit} standser: angrebets mål er væk.',
  'ba.event.heldUp.outOfReach':
    '{unit} når ikke frem til {by} i dette træk: {why, select, disorder {enheden er i fuldstændig uorden} retreated {enheden er veget i dette træk} firing {enheden blev ved at skyde} other {dens march er brugt op}}.',
  'ba.event.heldUp.retreated': '{unit} marcherer ikke som beordret: enheden er veget i dette træk.',
  'ba.event.heldUp.firing': '{unit} marcherer ikke som beordret: enheden blev ved at skyde.',
  'ba.event.heldUp.disorder':
    '{unit} marcherer ikke som beordret: enheden er i fuldstændig uorden.',
  'ba.event.heldUp.indoors': '{unit} marcherer ikke som beordret: enheden er stadig i bygningen.',
  'ba.event.heldUp.standing':
    '{unit} marcherer ikke som beordret: enheden er ikke opstillet til det.',
  'ba.event.heldUp.contested':
    '{unit} marcherer ikke som beordret: enheden står ved en bygning, som begge parter ville besætte.',
}
