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
  'ba.refuse.noTarget': 'Vælg en fjendtlig enhed på bordet eller stillingen i et terrænstykke.',
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
  'ba.trace.short': 'er marchen brugt op, og vejen ender',
  'ba.trace.edge': 'bordkanten, hvor enheden ikke må forlade det',
  'ba.trace.ground': '{by}, lukket for enheden',
  'ba.trace.ownUnit': '{by} i vejen, hvis enheden stadig står der',
  'ba.trace.enemy': 'indbrudsafstand af {by}, hvis enheden stadig står der',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {Ingen ilmarch fra begyndelsen} other {Ilmarchen slutter efter # cm}}: {by} {sure, select, yes {er} other {er vist}} inden for {within, number} cm. Derfra går det med almindelig march.',
}
