import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Boarding, melee rounds and prizes. */
export const melee = {
  'LOB-160': printed(
    'Nahkampf',
    'The player whose turn it is declares a melee when two enemy ships lie side by side (ruling: hulls at most half an inch apart).',
    'Der Spieler, der an der Reihe ist, sagt einen Nahkampf an, wenn zwei gegnerische Schiffe nebeneinanderliegen (Auslegung: Rümpfe höchstens einen halben Zoll auseinander).',
    'Spilleren, der har trækket, melder nærkamp, når to fjendtlige skibe ligger side om side (fortolkning: skrogene højst en halv tomme fra hinanden).',
  ),
  'LOB-161': printed(
    'Nahkampf',
    'A ship can be boarded over both sides at once (ruling: in two melees that share its crew).',
    'Ein Schiff kann von beiden Seiten zugleich geentert werden (Auslegung: in zwei Nahkämpfen mit gemeinsamer Besatzung).',
    'Et skib kan entres fra begge sider på én gang (fortolkning: i to nærkampe med fælles besætning).',
  ),
  'LOB-162': printed(
    'Nahkampf',
    'A melee lasts several turns (ruling: one round a turn, the first when it is declared).',
    'Ein Nahkampf dauert mehrere Züge (Auslegung: eine Runde je Zug, die erste bei der Ansage).',
    'En nærkamp varer flere træk (fortolkning: én runde pr. træk, den første, når den meldes).',
  ),
  'LOB-163': printed(
    'Nahkampf',
    'Each side rolls one die, the side with the larger crew adds the value from the matrix, and the higher total wins the round (ruling: ties are rolled again).',
    'Beide Seiten würfeln; zum Wurf der größeren Besatzung kommt der Wert der Matrix. Wer das höhere Ergebnis hat, gewinnt die Runde (Auslegung: Bei Gleichstand wird neu gewürfelt).',
    'Hver side kaster en terning; til kastet for den største besætning lægges matricens tal, og den med det højeste resultat vinder runden (fortolkning: ved lige resultater kastes igen).',
  ),
  'LOB-164': printed(
    'Nahkampf',
    'Each round costs the loser 2 crew and the winner 1 (ruling: at once, but never below 0).',
    'Jede Runde kostet den Verlierer 2 Mann und den Gewinner 1 Mann der Besatzung (Auslegung: sofort, nicht unter 0).',
    'Hver runde koster taberen 2 mand og vinderen 1 mand af besætningen (fortolkning: straks, ikke under 0).',
  ),
  'LOB-165': printed(
    'Nahkampf',
    'A crew that is larger by more than 6 wins the round without dice (ruling: with the usual losses).',
    'Eine um mehr als 6 größere Besatzung gewinnt die Runde ohne Würfel (Auslegung: mit den üblichen Verlusten).',
    'En besætning, der er mere end 6 større, vinder runden uden terninger (fortolkning: med de sædvanlige tab).',
  ),
  'LOB-166': printed(
    'Nahkampf (Matrix)',
    'The matrix covers differences in crew from 1 to 20 (ruling: three misprints in its last column are corrected).',
    'Die Matrix gibt den Unterschied zweier Besatzungen von 1 bis 20 an (Auslegung: Drei Druckfehler der letzten Spalte sind berichtigt).',
    'Matricen giver forskellen på to besætninger fra 1 til 20 (fortolkning: tre trykfejl i sidste kolonne er rettet).',
  ),
  'LOB-167': printed(
    'Nahkampf',
    'Whoever first wins 2 rounds wins the melee.',
    'Wer zuerst 2 Runden gewinnt, gewinnt den Nahkampf.',
    'Den, der først vinder 2 runder, vinder nærkampen.',
  ),
  'LOB-168': printed(
    'Nahkampf',
    'An attacker who wins takes the ship over.',
    'Gewinnt der Angreifer, übernimmt er das Schiff.',
    'Vinder angriberen, overtager han skibet.',
  ),
  'LOB-169': printed(
    'Nahkampf',
    'A defender who wins may fight on, adding 1 to each roll, or break off (ruling: fighting on is a new melee in which the defender becomes the attacker and both pay).',
    'Gewinnt der Verteidiger, kämpft er mit +1 auf seine Würfe weiter oder löst sich (Auslegung: Weiterkämpfen ist ein neuer Nahkampf, in dem er angreift und beide zahlen).',
    'Vinder forsvareren, må han kæmpe videre med 1 lagt til sine kast eller løsrive sig (fortolkning: at kæmpe videre er en ny nærkamp, hvor han er angriber, og begge betaler).',
  ),
  'LOB-170': printed(
    'Nahkampf',
    'Breaking off moves both ships 1 inch directly apart.',
    'Beim Lösen werden beide Schiffe je 1 Zoll auseinandergerückt.',
    'Løsriver man sig, rykkes begge skibe 1 tomme fra hinanden.',
  ),
  'LOB-171': printed(
    'Nahkampf',
    'Each melee costs both crews 2 action points (ruling: once, when it is declared).',
    'Jeder Nahkampf kostet beide Besatzungen 2 Aktionspunkte (Auslegung: einmal, bei der Ansage).',
    'Hver nærkamp koster begge besætninger 2 aktionspoint (fortolkning: én gang, når den meldes).',
  ),
  'LOB-172': ruled(
    'Nahkampf',
    'Ships in melee do not move, test morale or flee. The side facing the opponent does not fire, and neither side fires at that ship.',
    'Schiffe im Nahkampf segeln nicht, legen keine Moralprobe ab und fliehen nicht; die Schiffsseite am Gegner feuert nicht, und auf den Gegner selbst feuert keine der beiden Seiten.',
    'Skibe i nærkamp sejler ikke, aflægger ingen moralprøve og flygter ikke. Siden mod fjenden skyder ikke, og ingen af siderne skyder på ham.',
  ),
  'LOB-173': ruled(
    'Nahkampf',
    'A crew reduced to 0 loses the melee at once.',
    'Eine Besatzung, die auf 0 fällt, verliert den Nahkampf sofort.',
    'En besætning, der falder til 0, taber straks nærkampen.',
  ),
  'LOB-174': ruled(
    'Nahkampf',
    'The winner puts some of its crew aboard the prize: at least 1, and at most all but 1. It changes hands at once, with its damage, and takes the winner’s orders from the next turn on.',
    'Der Sieger setzt mindestens 1 Besatzungskästchen auf die Prise über und behält mindestens 1 an Bord; sie gehört ihm sofort, mit ihren Schäden, und gehorcht ihm ab dem nächsten Zug.',
    'Sejrherren sætter mindst 1 og højst alle på nær 1 af sin besætning om bord på prisen. Den er straks hans, med sine skader, og adlyder ham fra næste træk.',
  ),
  'LOB-175': ruled(
    'Nahkampf',
    'A round that reduces both crews to 0 ends the melee undecided and leaves both ships without crew.',
    'Eine Runde, die beide Besatzungen auf 0 bringt, endet unentschieden, und beide Schiffe sind unbemannt.',
    'En runde, der bringer begge besætninger ned på 0, ender uafgjort, og begge skibe er ubemandede.',
  ),
  'LOB-176': ruled(
    'Nahkampf',
    'The beaten crew are prisoners and no longer count; a winner with 1 crew mans only one of the two ships.',
    'Die besiegte Besatzung ist gefangen und zählt nicht mehr, und ein Sieger mit 1 Mann besetzt nur eines der zwei Schiffe.',
    'Den slagne besætning er fanger og tæller ikke mere, og en sejrherre med 1 mand bemander kun et af de to skibe.',
  ),
} satisfies Record<string, RuleRow>
