import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The phases of a turn and the command phase. */
export const command = {
  'LOB-045': printed(
    'Ablauf',
    'A turn has four phases: command, movement, combat and rally.',
    'Ein Zug hat vier Phasen: Befehl, Bewegung, Kampf, Sammeln.',
    'Et træk har fire faser: kommando, bevægelse, kamp, samling.',
  ),
  'LOB-046': printed(
    'Ablauf',
    'A phase ends when every player is done with it (ruling: within it they act in order of initiative).',
    'Eine Phase endet, wenn alle Spieler mit ihr fertig sind (Auslegung: Darin handeln sie in der Reihenfolge der Initiative).',
    'En fase slutter, når alle spillere er færdige med den (fortolkning: i den handler de i initiativets rækkefølge).',
  ),
  'LOB-047': printed(
    'Spielzug (Diagramm)',
    'In the command phase, initiative is rolled and shot is chosen. In the movement phase, ships sail, anchor and transfer crew. In the combat phase, they fire, fire back and fight in melee. In the rally phase come morale, the weather, the clock and the wind.',
    'Zur Befehlsphase gehören Initiative und Geschosswahl, zur Bewegungsphase Fahrt, Ankern und Mannschaftstransfer, zur Kampfphase Feuer, Gegenschlag und Nahkampf, zur Sammelphase Moral, Wetter, Uhr und Wind.',
    'Til kommandofasen hører initiativ og valg af ammunition, til bevægelsesfasen sejlads, ankring og mandskabsoverførsel, til kampfasen ild, svarild og nærkamp og til samlingsfasen moral, vejr, ur og vind.',
  ),
  'LOB-048': printed(
    'Spielzug (Diagramm)',
    'After the last turn, victory points are counted (ruling: the battle ends at the turn limit, when a side has no operational ship on the board and none to come, or when all players agree).',
    'Nach dem letzten Zug werden Siegpunkte gezählt (Auslegung: Die Schlacht endet, wenn die Höchstzahl der Züge erreicht ist, wenn eine Seite kein einsatzfähiges Schiff auf dem Spielfeld und keines mehr zu erwarten hat oder wenn alle einig sind).',
    'Efter sidste træk tælles sejrspoint (fortolkning: slaget slutter, når det højeste antal træk er spillet, når en side hverken har kampdygtige skibe på bordet eller i vente, eller når alle er enige).',
  ),
  'LOB-049': printed(
    'Kommunikation zwischen Spielern',
    'Allied players pass game information only in notes, written while another player acts and handed over at the start of their own turn (ruling: online the umpire carries the notes; players sharing a screen see to this themselves).',
    'Verbündete Spieler geben Spielwissen nur auf Zetteln weiter, die sie schreiben, während ein anderer handelt, und übergeben, wenn sie selbst an der Reihe sind (Auslegung: Online überbringt der Schiedsrichter die Zettel; an einem Bildschirm achten die Spieler selbst darauf).',
    'Allierede spillere giver kun viden om spillet videre på sedler, skrevet mens en anden handler og afleveret, når de selv har trækket (fortolkning: online overbringer dommeren sedlerne; ved én skærm sørger spillerne selv for det).',
  ),
  'LOB-050': printed(
    'Initiative ermitteln',
    'Each turn, every player rolls one die and adds any modifiers; they act in order from the highest total down.',
    'In jedem Zug würfelt jeder Spieler mit Zuschlägen; wer das höchste Ergebnis hat, handelt zuerst.',
    'I hvert træk kaster hver spiller en terning og lægger sine tillæg til; der handles fra det højeste resultat og nedad.',
  ),
  'LOB-051': printed(
    'Initiativmodifikation',
    'The player with the most ships adds 1 (ruling: operational ships on the board, player by player; if numbers are equal, nobody does). A commodore adds 1, a vice-admiral 2 and an admiral 3 (ruling: only the highest officer counts).',
    'Wer die meisten Schiffe hat, bekommt 1 dazu (Auslegung: einsatzfähige Schiffe auf dem Spielfeld, je Spieler; bei gleicher Zahl niemand), ein Kommodore gibt 1, ein Vizeadmiral 2, ein Admiral 3 (Auslegung: Nur der höchste Offizier zählt).',
    'Den spiller, der har flest skibe, lægger 1 til (fortolkning: kampdygtige skibe på bordet, for hver spiller; ved lige antal gør ingen det). En kommandør giver 1, en viceadmiral 2 og en admiral 3 (fortolkning: kun den højeste officer tæller).',
  ),
  'LOB-052': printed(
    'Initiative ermitteln',
    'Tied players roll again (ruling: with the same modifiers).',
    'Bei Gleichstand würfeln die Betroffenen noch einmal (Auslegung: mit denselben Zuschlägen).',
    'Ved lige resultater kaster de pågældende igen (fortolkning: med de samme tillæg).',
  ),
  'LOB-053': printed(
    'Initiative ermitteln',
    'The order is by player, not by side, so allies may act separately.',
    'Die Reihenfolge gilt für Spieler, nicht für Seiten; Verbündete können also getrennt handeln.',
    'Rækkefølgen gælder spillere og ikke sider, så allierede kan handle hver for sig.',
  ),
  'LOB-054': printed(
    'Wahl der Geschosse',
    'In the command phase each ship gets its shot for this turn: round shot, grape or chain shot (ruling: round shot if the player does not choose).',
    'In der Befehlsphase erhält jedes Schiff sein Geschoss für diesen Zug: Vollkugeln, Streukugeln oder Kettenkugeln (Auslegung: Vollkugeln, wenn der Spieler nicht wählt).',
    'I kommandofasen får hvert skib sin ammunition for trækket: rundkugler, druehagl eller kædekugler (fortolkning: rundkugler, hvis spilleren ikke vælger).',
  ),
  'LOB-055': printed(
    'Wahl der Geschosse',
    'The chosen shot is fixed for the turn (ruling: for both sides of the ship and for counter-fire; it is shown when all have chosen).',
    'Das gewählte Geschoss steht für den Zug fest (Auslegung: für beide Schiffsseiten und den Gegenschlag; offengelegt wird es, wenn alle gewählt haben).',
    'Den valgte ammunition ligger fast i trækket (fortolkning: for begge skibets sider og for svarild; den vises, når alle har valgt).',
  ),
  'LOB-056': printed(
    'Vollkugeln, Streukugeln, Kettenkugeln',
    'Round shot is aimed at the hull, grape at the crew and chain shot at the sails.',
    'Vollkugeln zielen auf den Rumpf, Streukugeln auf die Besatzung, Kettenkugeln auf die Segel.',
    'Rundkugler rettes mod skroget, druehagl mod besætningen og kædekugler mod sejlene.',
  ),
} satisfies Record<string, RuleRow>
