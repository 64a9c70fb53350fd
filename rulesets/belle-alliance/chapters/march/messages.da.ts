import type { Translated } from '@grognard/umpire/message.ts'
import type { marchEnglish } from './messages.en.ts'

/** March og angreb. */
export const marchDanish: Translated<typeof marchEnglish> = {
  'order.march': 'marchér',
  'order.attack': 'angrib',
  'ba.order.march':
    '{unit} {rate, select, fast {går i ilmarch} charge {stormer} other {marcherer}}: {legs}{most, plural, =0 {} other {, heraf {most, number} cm i dette træk}}',
  'ba.order.attack':
    '{unit} angriber {target}{ifMet, select, attack {, eller hvem den først møder} other {}}',
  'ba.order.attackPosition':
    '{unit} angriber positionen {position}{ifMet, select, attack {, og hvem den møder der} other {}}',
  'ba.leg.none': 'lige mod målet',
  'ba.leg.then': '{first}, {rest}',
  'ba.leg.straight': '{cm, number} cm frem',
  'ba.leg.backwards': '{cm, number} cm baglæns',
  'ba.leg.sideways': '{cm, number} cm sidelæns',
  'ba.leg.about': 'halvvending',
  'ba.leg.pivot': 'pivotering på fløjen {degrees, number}° til {hand}',
  'ba.leg.wheel': 'drejning om midten {degrees, number}° til {hand}',
  'ba.hand.left': 'venstre',
  'ba.hand.right': 'højre',
  'ba.switch.fast': 'Ilmarch',
  'ba.switch.charge': 'Storm',
  'ba.switch.backwards': 'Baglæns',
  'ba.refuse.worksAndStays': '{unit} arbejder og marcherer ikke. Lad den først ændre formation.',
  'ba.refuse.restsAndStays': '{unit} hviler og marcherer ikke. Lad den først ændre formation.',
  'ba.refuse.inHouse': '{unit} står i en bygning. Skriv først, at den forlader den.',
  'ba.refuse.noLegs':
    '{unit} har endnu ingen vej. Tegn en; kun et angreb, der allerede er skrevet, kan undvære den.',
  'ba.refuse.ticks':
    'Marchen begynder i del {from, number} og skulle slutte i del {to, number}; den kan ikke slutte, før den begynder.',
  'ba.refuse.course':
    '{unit} marcherer kun fremad. Kæder går baglæns og sidelæns, afprodsede kanoner baglæns.',
  'ba.refuse.turnsAboutTwice': '{unit} foretager kun én halvvending i trækket.',
  'ba.refuse.columnWheels':
    '{unit} er en marchkolonne: den pivoterer på en fløj og drejer aldrig om midten.',
  'ba.refuse.fastColumn': '{unit} står som {formation}; kun marchkolonner går i ilmarch.',
  'ba.refuse.noCharge':
    '{unit} står som {formation} og kan ikke storme; den går med almindelig march eller ændrer først formation.',
  'ba.refuse.chargeInDisorder': '{unit} er {disorder}; kun enheder i orden stormer.',
  'ba.refuse.chargedLately': '{unit} har stormet for nylig og må det igen i træk {turn, number}.',
  'ba.refuse.chargeTurns':
    '{unit} skifter retning én gang i stormen, ved en pivotering på højst {degrees, number}°; kun marchkolonner, der følger en vej, drejer frit.',
  'ba.refuse.overEdge':
    'Denne march fører {unit} ud over bordkanten, hvor scenariet nu ikke lader nogen af dine enheder komme ud. Tegn den kortere eller langs kanten.',
  'ba.refuse.noTarget':
    '{thing} er ikke en fjendtlig enhed på bordet, der kan angribes. Vælg en, eller en position ved en terrængenstand.',
  'ba.refuse.noPosition':
    '{unit} angriber en enhed eller en position ved en terrængenstand: nævn terrænet for en position, ellers intet.',
  'ba.refuse.targetUnseen':
    '{target} kan hverken ses af {unit} eller af dens chef. Nævn en fjende, der kan ses, eller en position ved en terrængenstand.',
  'ba.refuse.ownHouse': 'Dine egne står i den bygning; {unit} må ikke angribe den.',
  'ba.refuse.attackDisordered':
    '{unit} er i uorden og kan ikke angribe; den må gå frem til fjenden.',
  'ba.refuse.attackByGuns': '{unit} er artilleri og kan ikke angribe; den må presse tilbage.',
  'ba.refuse.attackFormation':
    '{unit} står som {formation} og kan ikke angribe; lad den først ændre formation.',
  'ba.refuse.attackFast':
    '{unit} kan ikke angribe i et træk med ilmarch. Lad den gå med almindelig march.',
  'ba.refuse.footAgainstHorse':
    '{unit} er infanteri og kan ikke angribe kavaleri som {target}; den må gå frem til det.',
  'ba.refuse.horseAgainstHouse':
    '{unit} kan ikke angribe bygninger: den er kavaleri. Nævn en fjende i det fri.',
  'ba.refuse.attackFromHouse':
    '{unit} kan ikke angribe ud af en bygning. Skriv først, at den forlader den.',
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
  'ba.trace.short': 'er marchen brugt op, og vejen ender',
  'ba.trace.edge': 'bordkanten, hvor enheden ikke må forlade det',
  'ba.trace.ground': '{by}, lukket for enheden',
  'ba.trace.ownUnit': '{by} i vejen, hvis enheden stadig står der',
  'ba.trace.enemy': 'indbrudsafstand af {by}, hvis enheden stadig står der',
  'ba.event.heldUp.contested':
    '{unit} marcherer ikke som beordret: enheden står ved en bygning, som begge parter ville besætte.',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {Ingen ilmarch fra begyndelsen} other {Ilmarchen slutter efter # cm}}: {by} {sure, select, yes {er} other {er vist}} inden for {within, number} cm. Derfra går det med almindelig march.',
}
