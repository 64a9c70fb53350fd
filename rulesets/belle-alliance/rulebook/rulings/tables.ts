import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How the tables of factors are read. */
export const tables = {
  'BA-Q-01': ruled(
    'Fortolkninger',
    'The lines that part groups of factors in tables 6 to 9, 16 and 17 are lost in the text; the groups are made again by meaning.',
    'Die Linien, die in den Tabellen 6 bis 9, 16 und 17 Gruppen von Faktoren trennen, fehlen im Text; die Gruppen sind dem Sinn nach neu gebildet.',
    'Dobbeltstregerne mellem grupper i skema 6 til 9, 16 og 17 er tabt i teksten; grupperne er dannet på ny efter meningen.',
  ),
  'BA-Q-02': ruled(
    'Fortolkninger',
    'Which factor of a group counts is not said: the one largest in size does, of equals the row printed later, for rows run from general to special.',
    'Welcher Faktor einer Gruppe zählt, ist nicht gesagt: der dem Betrag nach größte, bei Gleichheit die spätere Zeile, denn die Zeilen gehen vom Allgemeinen zum Besonderen.',
    'Hvilket forhold i en gruppe der tæller, siges ikke: det talmæssigt største, blandt lige store den senere række, for rækkerne går fra det almene til det særlige.',
  ),
  'BA-Q-03': ruled(
    'Fortolkninger',
    "Some rows of tables 6 and 7 print a cell too few; the missing cell is empty, and cover stands in the column for the target's loss.",
    'Einige Zeilen der Tabellen 6 und 7 haben eine Zelle zu wenig; die fehlende ist leer, und Deckung steht in der Spalte für den Verlust des Ziels.',
    'Nogle rækker i skema 6 og 7 har en celle for lidt; den manglende er tom, og dækning står i kolonnen for målets tab.',
  ),
  'BA-Q-10': ruled(
    'Fortolkninger',
    'Above three times the numbers the firer has no row of his own; the bonus for 200 percent more stays.',
    'Über das Dreifache hinaus hat der Schütze keine eigene Zeile; der Vorteil für 200 Prozent mehr bleibt.',
    'Over 200 procent flere har den skydende ingen egen række; tillægget for 200 procent bliver stående.',
  ),
  'BA-Q-11': ruled(
    'Fortolkninger',
    'Table 12 starts at 0; lower totals count as its first row.',
    'Tabelle 12 beginnt bei 0; kleinere Summen zählen wie ihre erste Zeile.',
    'Skema 12 begynder ved 0; lavere resultater regnes som første række.',
  ),
  'BA-Q-22': ruled(
    'Fortolkninger',
    'Percentages compare the firing figures, gunners five times, with all of the target, and in melee all figures of both.',
    'Prozente vergleichen die feuernden Figuren, Kanoniere fünffach, mit allen des Ziels, im Nahkampf alle Figuren beider.',
    'Procenter sammenligner de skydende figurer, artillerister femdobbelt, med alle målets, i nærkamp begges alle figurer.',
  ),
  'BA-Q-23': ruled(
    'Fortolkninger',
    'A percentage is reached when it is exactly met.',
    'Ein Prozentsatz ist erreicht, wenn er genau zutrifft.',
    'En procentsats er nået, når den netop passer.',
  ),
  'BA-Q-27': ruled(
    'Fortolkninger',
    'First fire or melee means the first of the battle for that unit; parts of a split unit inherit what it has done.',
    'Erstes Feuer oder erster Nahkampf meint den ersten der Schlacht für die Einheit; Teile einer geteilten erben, was sie getan hat.',
    'Første skydning eller nærkamp er enhedens første i slaget; dele af en opdelt enhed arver, hvad den har gjort.',
  ),
  'BA-Q-37': ruled(
    'Fortolkninger',
    'In table 8 units at work or rest have a dash as attackers, because they cannot attack.',
    'In Tabelle 8 haben Arbeitende und Rastende als Angreifer einen Strich, weil sie nicht angreifen können.',
    'I skema 8 har arbejdende og hvilende en streg som angribere, fordi de ikke kan angribe.',
  ),
  'BA-Q-38': ruled(
    'Fortolkninger',
    'Canister and range stand in one group and exclude each other.',
    'Kartätschen und Entfernung stehen in einer Gruppe und schließen einander aus.',
    'Kardæsk og afstand står i én gruppe og udelukker hinanden.',
  ),
  'BA-Q-66': ruled(
    'Fortolkninger',
    'The first roll for fire or melee, also as neighbour, uses up the bonus of the first; mother unit and skirmish line share it.',
    'Der erste Wurf für Feuer oder Nahkampf, auch als Nachbar, verbraucht den Vorteil des ersten; Muttereinheit und Schützenkette teilen ihn.',
    'Det første kast for skydning eller nærkamp, også som naboenhed, opbruger tillægget for det første; moderenhed og kæde deler det.',
  ),
  'BA-Q-72': ruled(
    'Fortolkninger',
    'In comparing numbers neighbours do not count, skirmishers within 15 cm of their soutien and gunners in refuge do.',
    'Beim Vergleich der Zahlen zählen Nachbarn nicht, Schützen im Umkreis von 15 cm ihres Soutiens und Kanoniere in Zuflucht schon.',
    'Når antal sammenlignes, tæller naboenheder ikke, men kædens figurer inden for 15 cm af soutienen og artillerister i tilflugt gør.',
  ),
} satisfies Record<string, RuleRow>
