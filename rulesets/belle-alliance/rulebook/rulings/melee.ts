import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Melee, its losses and the continued attack. */
export const melee = {
  'BA-Q-04': ruled(
    'Fortolkninger',
    'For the factors of melee the text names table 10; table 8 is meant, for table 10 is that of the chief.',
    'Für die Faktoren des Nahkampfs nennt der Text Tabelle 10; gemeint ist Tabelle 8, denn Tabelle 10 gilt dem Chef.',
    'For nærkampens tillæg nævner teksten skema 10; skema 8 menes, for skema 10 gælder chefen.',
  ),
  'BA-Q-25': ruled(
    'Fortolkninger',
    'After equal totals in melee losses apply, nobody is disordered and the units stay in contact.',
    'Nach gleichen Summen im Nahkampf gelten die Verluste, niemand gerät in Unordnung, und die Einheiten bleiben in Kontakt.',
    'Efter ens resultater i nærkamp gælder tabene, ingen kommer i uorden, og enhederne forbliver på indbrudsafstand.',
  ),
  'BA-Q-51': ruled(
    'Fortolkninger',
    'Of square, huddle, work and rest only the two ranks of the attacked side fight; else a square would be as strong as a line on every side.',
    'Von Karree, Klumpen, Arbeit und Rast kämpfen nur die zwei Glieder der angegriffenen Seite; sonst wäre ein Karree nach jeder Seite so stark wie eine Linie.',
    'Af karré, hob, arbejde og hvil kæmper kun den angrebne sides to geledder; ellers var en karré til hver side så stærk som en linie.',
  ),
  'BA-Q-59': ruled(
    'Fortolkninger',
    'At a common target only an attack that alone brought full disorder takes prisoners.',
    'An einem gemeinsamen Ziel macht nur ein Angriff Gefangene, der allein die volle Unordnung brachte.',
    'Ved fælles mål tager kun et angreb, der alene gav fuldstændig uorden, fanger.',
  ),
  'BA-Q-60': ruled(
    'Fortolkninger',
    'Losses shared in proportion are rounded by the largest remainder, of equals to the larger body.',
    'Im Verhältnis geteilte Verluste werden nach dem größten Rest gerundet, bei Gleichheit zum größeren Verband.',
    'Tab, der deles forholdsmæssigt, rundes efter største rest, ved lighed til den største styrke.',
  ),
  'BA-Q-61': ruled(
    'Fortolkninger',
    'A skirmish line that fights alone does not count as infantry without skirmishers in front, for it has a penalty of its own.',
    'Eine allein kämpfende Schützenkette zählt nicht als Infanterie ohne Schützen davor, denn sie hat einen eigenen Abzug.',
    'En kæde, der kæmper alene, regnes ikke for infanteri uden kæde foran, for den har sit eget fradrag.',
  ),
  'BA-Q-62': ruled(
    'Fortolkninger',
    'A continued attack after a charge is at the charge again with its bonus, and the four turns without one run from this turn.',
    'Ein fortgesetzter Angriff nach einem Sturm ist wieder Sturm mit dessen Vorteil, und die vier Züge ohne Sturm laufen ab diesem Zug.',
    'Et fortsat angreb efter storm er igen storm med tillægget, og de fire træk uden storm løber fra dette træk.',
  ),
} satisfies Record<string, RuleRow>
