import { primerCard } from '@grognard/umpire'
import type { Guide } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { diagrams } from './diagrams.ts'
import { glossary } from './glossary.ts'
import { lesson } from './lesson.ts'

const card = primerCard<RuleId>

/** How it is played, in the order in which it is read. */
export const guide: Guide<RuleId> = {
  primer: [
    card(
      ['WS-030', 'WS-031'],
      [
        'A turn',
        'A turn goes through wind, plots, movement, grappling, boarding parties, gunfire, melee and loading. What both sides write is secret until both have sealed it; then it all happens at once. The umpire leads from phase to phase and keeps the ships’ logs.',
      ],
      [
        'Ein Zug',
        'Ein Zug besteht aus Wind, Kursen, Bewegung, Enterhaken, Enterkommandos, Feuer, Nahkampf und Laden. Was beide Seiten schreiben, bleibt geheim, bis beide es versiegelt haben; dann geschieht alles zugleich. Der Schiedsrichter leitet dich von Phase zu Phase und führt Buch.',
      ],
      [
        'Et træk',
        'Et træk består af vind, kurser, bevægelse, entrehager, entrehold, ild, nærkamp og ladning. Hvad begge sider skriver, er hemmeligt, til begge har forseglet det; så sker alt på én gang. Dommeren fører fra fase til fase og holder regnskab.',
      ],
    ),
    card(
      ['WS-012', 'WS-060', 'WS-054'],
      [
        'Plots',
        'A ship lies on two hexes, bow and stern. Choose a hex, and the umpire writes the plot that leads there: digits are hexes ahead, L and R are turns of 60°; each hex or turn costs 1 point. Or type it: 1L2. With W a ship follows the friend just ahead, with 0 it stays.',
      ],
      [
        'Kurse',
        'Ein Schiff liegt auf zwei Feldern, Bug und Heck. Wähle ein Feld, und der Schiedsrichter schreibt den Kurs dorthin: Ziffern sind Felder voraus, L und R sind Drehungen um 60°; jedes Feld und jede Drehung kostet 1 Punkt. Oder tippe ihn: 1L2. Mit W folgt ein Schiff dem eigenen Schiff vor ihm, mit 0 bleibt es liegen.',
      ],
      [
        'Kurser',
        'Et skib ligger på to felter, stævn og hæk. Vælg et felt, så skriver dommeren kursen dertil: tal er felter frem, L og R er drejninger på 60°; hvert felt og hver drejning koster 1 point. Eller skriv den selv: 1L2. Med W følger et skib det, der sejler foran, med 0 bliver det liggende.',
      ],
      ['ws.turns'],
    ),
    card(
      ['WS-035', 'WS-052', 'WS-083'],
      [
        'Wind and way',
        'A ship is fastest with the wind on the quarter, slower straight before it, slow close to it; it cannot sail straight into it. Ships gain and lose speed little by little. Before you choose, the chart shows what each order costs, and why an order is not allowed.',
      ],
      [
        'Wind und Fahrt',
        'Am schnellsten ist ein Schiff mit raumem Wind, langsamer genau vor dem Wind und langsam hart am Wind; gegen den Wind kann es nicht segeln. Schiffe werden nur allmählich schneller und langsamer. Die Karte zeigt vor jeder Wahl, was sie kostet und warum etwas nicht geht.',
      ],
      [
        'Vind og fart',
        'Et skib er hurtigst med vinden agten for tværs, langsommere lige for den og langsomt tæt på den; mod den kan man ikke sejle. Skibe vinder og taber fart lidt ad gangen. Kortet viser før hvert valg, hvad det koster, og hvorfor noget ikke går.',
      ],
      ['ws.wind'],
    ),
    card(
      ['WS-150', 'WS-155', 'WS-167'],
      [
        'Gunfire',
        'Each loaded side fires once a turn at the nearest ship in its field of fire, up to 10 hexes away. Name the hull or the rigging; beyond 5 hexes it is the rigging. All guns fire at once, and every hit counts at once.',
      ],
      [
        'Feuer',
        'Jede geladene Seite feuert einmal je Zug auf das nächste Schiff in ihrem Schussfeld, bis 10 Felder weit. Du zielst auf Rumpf oder Takelage, über 5 Felder hinaus nur auf die Takelage. Alle Geschütze feuern zugleich, und alle Treffer zählen zugleich.',
      ],
      [
        'Ild',
        'Hver ladt side skyder én gang pr. træk på det nærmeste skib i sit skudfelt, op til 10 felter. Sigt på skrog eller rigning; over 5 felter kun på rigningen. Alle kanoner skyder på én gang, og alle træffere tæller på én gang.',
      ],
      ['ws.fields'],
    ),
    card(
      ['WS-172', 'WS-162', 'WS-053'],
      [
        'What wins battles',
        'Rake: from ahead or astern of the enemy your guns do about twice the damage. The first broadside of each side is the best one, so do not waste it at long range. Lost rigging makes a ship slow, and a slow ship gets raked.',
      ],
      [
        'Was Schlachten entscheidet',
        'Suche Längsfeuer: Von vorn oder von achtern richten deine Geschütze etwa doppelten Schaden an. Die erste Breitseite jeder Seite ist die beste, also verschwende sie nicht auf große Entfernung. Ein Schiff, das Takelage verliert, wird langsam, und langsame Schiffe geraten in Längsfeuer.',
      ],
      [
        'Hvad der vinder slag',
        'Søg langskibs ild: forfra eller agterfra gør dine kanoner omtrent dobbelt skade. Den første bredside i hver side er den bedste, så spild den ikke på lang afstand. Et skib, der mister rigning, bliver langsomt, og langsomme skibe bliver beskudt langskibs.',
      ],
      ['ws.rakes'],
    ),
    card(
      ['WS-116', 'WS-121', 'WS-220'],
      [
        'Boarding',
        'Ships that lie fouled or grappled can be boarded. Form a party a turn ahead: a new party defends, an older one may attack. A crew section that boards does not serve the guns. Beat the last section of a ship’s crew and the ship is yours.',
      ],
      [
        'Entern',
        'Schiffe, die verhakt sind oder von Enterhaken gehalten werden, können geentert werden. Bilde schon einen Zug vorher ein Kommando: Ein neues verteidigt, ein älteres kann angreifen. Eine Abteilung, die entert, bedient keine Geschütze. Wer die letzte Abteilung eines Schiffs schlägt, nimmt das Schiff.',
      ],
      [
        'Entring',
        'Skibe, der er filtret sammen eller holdes af entrehager, kan entres. Dan et hold trækket før: et nyt forsvarer, et ældre kan angribe. En afdeling, der entrer, betjener ikke kanonerne. Den, der slår et skibs sidste afdeling, tager skibet.',
      ],
    ),
    card(
      ['WS-200', 'WS-260', 'WS-262'],
      [
        'How it ends',
        'A ship with no hull left strikes, sinks or blows up. A duel is over when one ship surrenders. In a fleet action a ship out of the fight scores its points for the enemy, a captured one twice as many.',
      ],
      [
        'Ende und Sieg',
        'Ein Schiff, dessen Rumpfkästchen alle verloren sind, streicht die Flagge, sinkt oder explodiert. Ein Duell ist vorbei, wenn ein Schiff sich ergibt. In der Flottenschlacht bringt ein Schiff, das ausfällt, dem Gegner seine Punkte, ein genommenes doppelt so viele.',
      ],
      [
        'Hvordan det slutter',
        'Et skib, der har mistet alle skrogrubrikker, stryger flaget, synker eller springer i luften. En duel er forbi, når et skib overgiver sig. I et flådeslag giver et skib, der er ude af kampen, fjenden sine point, et erobret dobbelt så mange.',
      ],
    ),
  ],
  glossary,
  lesson,
  diagrams,
}
