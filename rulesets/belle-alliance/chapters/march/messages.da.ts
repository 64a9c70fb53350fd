import type { Translated } from '@grognard/umpire/message.ts'
import type { marchEnglish } from './messages.en.ts'

/** March og angreb. */
export const marchDanish: Translated<typeof marchEnglish> = {
  'order.march': 'marchér',
  'order.attack': 'angrib',
  'ba.order.march':
    '{unit}: {rate, select, fast {gå i ilmarch} charge {storm} other {marchér}}, {legs}{most, plural, =0 {} other {, heraf {most, number} cm i dette træk}}',
  'ba.order.attack':
    '{unit}: angrib {target}{ifMet, select, attack { eller den første modstander på vejen} other {}}',
  'ba.order.attackPosition':
    '{unit}: angrib positionen {position}{ifMet, select, attack { og enhver modstander der} other {}}',
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
  'ba.switch.charge.about': 'stærkere i nærkamp nu, svagere i næste træk',
  'ba.switch.backwards': 'Baglæns',
  'ba.refuse.worksAndStays': '{unit} arbejder og kan ikke marchere. Skift først dens formation.',
  'ba.refuse.restsAndStays': '{unit} hviler og kan ikke marchere. Skift først dens formation.',
  'ba.refuse.inHouse': '{unit} står i en bygning. Giv den først ordre til at forlade den.',
  'ba.refuse.noLegs':
    '{unit} har endnu ingen vej. Tegn en; kun en enhed med angrebsordre kan undvære den.',
  'ba.refuse.ticks':
    'Marchen ville begynde i del {from, number} og slutte i del {to, number}; vælg en slutning, der ikke ligger før begyndelsen.',
  'ba.refuse.course':
    '{unit} kan kun marchere fremad. Kæder kan også gå baglæns og sidelæns, afprodsede kanoner baglæns.',
  'ba.refuse.turnsAboutTwice': '{unit} kan kun foretage én halvvending i trækket.',
  'ba.refuse.columnWheels':
    '{unit} er en marchkolonne og kan ikke dreje om midten; lad den pivotere om en fløj.',
  'ba.refuse.fastColumn': '{unit} har formationen {formation}; kun marchkolonner kan gå i ilmarch.',
  'ba.refuse.noCharge':
    '{unit} kan ikke storme i denne formation: {formation}. Brug almindelig march, eller skift først formation.',
  'ba.refuse.chargeInDisorder': '{unit} er {disorder}; kun enheder i orden kan storme.',
  'ba.refuse.chargedLately':
    '{unit} har stormet for nylig og kan storme igen i træk {turn, number}.',
  'ba.refuse.chargeTurns':
    '{unit} kan kun skifte retning én gang i storm, ved en pivotering på højst {degrees, number}°; kun marchkolonner på en vej drejer frit.',
  'ba.refuse.overEdge':
    'Denne march fører {unit} ud over bordkanten, hvor scenariet ikke tillader at forlade bordet nu. Tegn den kortere eller langs kanten.',
  'ba.refuse.noTarget':
    'Vælg en af modstanderens enheder på bordet eller positionen i et terrænstykke.',
  'ba.refuse.noPosition':
    '{unit} angriber enten en enhed eller en position i et terrænstykke: vælg kun terræn til en position.',
  'ba.refuse.targetUnseen':
    'Hverken {unit} eller dens chef kan se {target}. Vælg en modstander, der kan ses, eller positionen i et terrænstykke.',
  'ba.refuse.ownHouse':
    '{unit} kan ikke angribe den bygning, for dine egne tropper holder den. Vælg et andet mål.',
  'ba.refuse.attackDisordered':
    '{unit} er i uorden og kan ikke angribe; den kan kun marchere frem til modstanderen.',
  'ba.refuse.attackByGuns':
    '{unit} er artilleri og kan ikke angribe; det kan kun presse enheder tilbage.',
  'ba.refuse.attackFormation':
    '{unit} kan ikke angribe i denne formation: {formation}. Skift først formation.',
  'ba.refuse.attackFast':
    '{unit} kan ikke angribe i et træk med ilmarch. Lad den gå med almindelig march.',
  'ba.refuse.footAgainstHorse':
    '{unit} er infanteri og kan ikke angribe kavaleri ({target}); den kan kun marchere frem til det.',
  'ba.refuse.horseAgainstHouse':
    '{unit} er kavaleri og kan ikke angribe en bygning. Vælg en modstander i det fri.',
  'ba.refuse.attackFromHouse':
    '{unit} kan ikke angribe ud af en bygning. Giv den først ordre til at forlade den.',
  'ba.trace.short': 'er trækkets march brugt op',
  'ba.trace.edge': 'bordkanten, som enheden ikke må forlade bordet over',
  'ba.trace.ground': '{by}, som enheden ikke kan passere',
  'ba.trace.ownUnit': '{by} i vejen, hvis enheden stadig står der',
  'ba.trace.enemy': 'indbrudsafstand af {by}, hvis enheden stadig står der',
  'ba.trace.slowed':
    '{cm, plural, =0 {Langsommere fra begyndelsen} other {Langsommere efter # cm}} på grund af {by}.',
  'ba.slowed.wood': 'skov',
  'ba.slowed.difficult': 'vanskeligt terræn',
  'ba.slowed.obstacle': 'en forhindring',
  'ba.trace.halved': 'Marcherer halvt så langt: {because}.',
  'ba.halved.disorder': 'er i uorden',
  'ba.halved.reformed': 'skifter formation',
  'ba.halved.split': 'deler eller samler sig',
  'ba.trace.stops': 'Standser senest efter {cm, number} cm: {by} kan ikke passeres.',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {Ingen ilmarch fra begyndelsen} other {Ilmarchen slutter efter # cm}}: {by} {sure, select, yes {er} other {er vist}} inden for {within, number} cm. Derfra går det videre med almindelig march.',
}
