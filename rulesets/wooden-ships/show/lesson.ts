import { lessonRow } from '@grognard/umpire'
import type { Lesson } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

const row = lessonRow<RuleId>

/** A first duel, from the chart. */
export const lesson: Lesson<RuleId> = {
  scenario: 'constitution',
  rows: [
    row(
      { step: 'firstLoads', orders: ['load', 'done'], at: 'own', rules: ['WS-240', 'WS-169'] },
      'Your guns hold round shot, which is good at any range. Leave it and press Done, or choose another load for a side.',
      'Deine Geschütze sind mit Vollkugeln geladen, die auf jede Entfernung taugen. Lass es dabei und drücke „Fertig“, oder wähle für eine Seite etwas anderes.',
      'Dine kanoner er ladt med rundkugler, som dur på enhver afstand. Lad det blive ved det og tryk på »Færdig«, eller vælg noget andet til en side.',
    ),
    row(
      { step: 'plots', orders: ['plot', 'plotMany'], at: 'own', rules: ['WS-060', 'WS-052'] },
      'Choose one of the lit hexes: the plot that leads your bow there is written for you. Press Plot to set it.',
      'Wähle eines der hellen Felder: Der Kurs, der deinen Bug dorthin führt, wird für dich notiert. Bestätige ihn mit „Kurs festlegen“.',
      'Vælg et af de lyse felter: kursen, der fører din stævn dertil, skrives for dig. Bekræft den med »Skriv kurs«.',
    ),
    row(
      { step: 'plots', orders: ['seal'], rules: ['WS-031', 'WS-090'] },
      'The enemy is writing plots too, in secret. Seal your orders, and both ships sail at once, step by step.',
      'Auch der Gegner schreibt seine Kurse, verdeckt. Versiegle deine Befehle, dann fahren beide Schiffe zugleich, Schritt für Schritt.',
      'Også fjenden skriver sine kurser, skjult. Forsegl dine ordrer, så sejler begge skibe samtidig, skridt for skridt.',
    ),
    row(
      {
        step: 'upkeep',
        orders: ['setSails', 'load', 'done'],
        at: 'own',
        rules: ['WS-066', 'WS-067'],
      },
      'Full sail is faster, but hits on the rigging count double. Under fire, battle sail is the rule.',
      'Volle Segel sind schneller, aber Treffer in der Takelage zählen doppelt. Unter Feuer führt man Gefechtssegel.',
      'Fulde sejl er hurtigere, men træffere i rigningen tæller dobbelt. Under ild fører man kampsejl.',
    ),
    row(
      {
        step: 'targets',
        orders: ['fire', 'fireMany', 'holdFire', 'seal'],
        at: 'enemy',
        rules: ['WS-155', 'WS-167'],
      },
      'The enemy is in a field of fire. Choose your ship, then the enemy: hits on the hull sink it, hits on the rigging slow it. The first broadside of a side is its best.',
      'Der Gegner liegt im Schussfeld. Wähle dein Schiff, dann den Gegner: Treffer im Rumpf versenken es, Treffer in der Takelage machen es langsam. Die erste Breitseite einer Seite ist ihre beste.',
      'Fjenden er i et skudfelt. Vælg dit skib og så fjenden: træffere i skroget sænker det, træffere i rigningen gør det langsomt. En sides første bredside er dens bedste.',
    ),
    row(
      { step: 'targets', orders: ['seal'], rules: ['WS-182'] },
      'Both sides name targets in secret. Seal them: all guns fire at once, and every hit counts at once.',
      'Beide Seiten nennen ihre Ziele geheim. Versiegle sie: Alle Geschütze feuern zugleich, und alle Treffer zählen zugleich.',
      'Begge sider vælger mål i hemmelighed. Forsegl dem: alle kanoner skyder på én gang, og alle træffere tæller på én gang.',
    ),
    row(
      { step: 'upkeep', orders: ['load', 'loadMany'], at: 'own', rules: ['WS-240', 'WS-170'] },
      'A side that has fired is empty. Load one side each turn; the other waits.',
      'Eine Seite, die gefeuert hat, ist leer. Lade in jedem Zug eine Seite; die andere wartet.',
      'En side, der har skudt, er tom. Lad én side hvert træk; den anden venter.',
    ),
    row(
      { step: 'parties', orders: ['party', 'seal'], rules: ['WS-122', 'WS-126'] },
      'The enemy is near enough to board before long. A crew section chosen to board or defend does not serve the guns; if you need none, just seal.',
      'Der Gegner ist nah genug, um bald zu entern. Eine Abteilung, die dafür eingeteilt ist, bedient keine Geschütze; brauchst du keine, versiegle einfach.',
      'Fjenden er nær nok til snart at entre. En afdeling, der er sat af til det, betjener ikke kanonerne; skal du ikke bruge nogen, forsegler du bare.',
    ),
    row(
      { step: 'grapple', orders: ['grapple', 'done'], at: 'enemy', rules: ['WS-116', 'WS-120'] },
      'You lie alongside. Use grapnels to hold and board the enemy, or press Done to keep away.',
      'Ihr liegt Seite an Seite. Wirf Enterhaken, um den Gegner zu halten und zu entern, oder drücke „Fertig“, um frei zu bleiben.',
      'I ligger side om side. Kast entrehager for at holde og entre fjenden, eller tryk på »Færdig« for at holde fri.',
    ),
    row(
      { step: 'unfouling', orders: ['unfoul', 'cutMast', 'done'], at: 'own', rules: ['WS-115'] },
      'The ships lie fouled. A 1 or 2 frees them; stay if you mean to board.',
      'Die Schiffe sind verhakt. Eine 1 oder 2 löst sie; bleib, wenn du entern willst.',
      'Skibene er filtret sammen. En 1’er eller 2’er løser dem; bliv, hvis du vil entre.',
    ),
  ],
}
