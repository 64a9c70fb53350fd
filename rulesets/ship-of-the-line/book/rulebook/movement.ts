import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** A ship's turn, its moves, coming-about and wearing. */
export const movement = {
  'SOL-020': printed(
    'Order of Play',
    'A turn has up to three moves; a move is a turn of 45 degrees if wished, one cable forward, and an attack at any time.',
    'Ein Zug hat bis zu drei Bewegungen; eine ist auf Wunsch eine Drehung um 45 Grad, eine Kabellänge voraus und jederzeit ein Angriff.',
    'En tur har op til tre bevægelser; en bevægelse er en drejning på 45 grader efter ønske, en kabellængde frem og når som helst et angreb.',
  ),
  'SOL-021': printed(
    'Movement',
    'A ship has as many moves as standing masts with at least one sail.',
    'Ein Schiff hat so viele Bewegungen wie stehende Masten mit mindestens einem Segel.',
    'Et skib har så mange bevægelser som stående master med mindst ét sejl.',
  ),
  'SOL-022': printed(
    'Movement',
    'A captain may make fewer moves, but at least one a turn.',
    'Ein Kapitän darf weniger Bewegungen machen, aber mindestens eine je Zug.',
    'En kaptajn må gøre færre bevægelser, men mindst én pr. tur.',
  ),
  'SOL-023': printed(
    'Movement',
    'A sea anchor excuses a ship from its least move (ruling: being adrift and a card that backs the topsails do so too).',
    'Ein Treibanker entbindet von der Mindestbewegung (Auslegung: auch das Treiben und eine Karte, die die Marssegel backlegt).',
    'Et drivanker fritager for mindste bevægelse (fortolkning: det gør også at drive og et kort, der bakker mærssejlene).',
  ),
  'SOL-024': printed(
    'Movement',
    'After its turn a ship goes one dot the way it points, straight or diagonal, and ends on a dot.',
    'Nach der Drehung geht ein Schiff einen Punkt in seine Richtung, gerade oder schräg, und endet auf einem Punkt.',
    'Efter drejningen går et skib én prik i sin retning, lige eller skråt, og ender på en prik.',
  ),
  'SOL-025': printed(
    'Movement',
    'No move goes straight into the wind.',
    'Keine Bewegung führt genau in den Wind.',
    'Ingen bevægelse går lige op i vinden.',
  ),
  'SOL-026': ruled(
    'Movement',
    'A ship may lie with its head to wind after a collision or boarding, but must turn before it moves.',
    'Nach Zusammenstoß oder Entern darf ein Schiff im Wind liegen, muss aber vor der nächsten Bewegung drehen.',
    'Efter sammenstød eller entring må et skib ligge i vindøjet, men skal dreje, før det sejler.',
  ),
  'SOL-027': ruled(
    'Movement',
    'Masts are counted at the start of each move, so sails lost in the turn cost moves at once.',
    'Die Masten werden zu Beginn jeder Bewegung gezählt; im Zug verlorene Segel kosten sofort.',
    'Masterne tælles ved begyndelsen af hver bevægelse; sejl tabt i turen koster straks.',
  ),
  'SOL-028': printed(
    'Movement',
    'Only coming-about or wearing takes a ship through the eye of the wind to the other tack.',
    'Nur Wenden oder Halsen bringt ein Schiff auf den anderen Bug durch den Wind.',
    'Kun stagvending eller kovending fører et skib gennem vinden over på den anden hals.',
  ),
  'SOL-030': printed(
    'Coming-About',
    'A ship comes about from 45 or 90 degrees off the wind to 45 or 90 degrees on the other tack.',
    'Ein Schiff wendet von 45 oder 90 Grad am Wind auf 45 oder 90 Grad auf dem anderen Bug.',
    'Et skib stagvender fra 45 eller 90 grader fra vinden til 45 eller 90 grader på den anden hals.',
  ),
  'SOL-031': printed(
    'Coming-About',
    'Coming-about carries the ship one cable straight into the wind.',
    'Die Wende bringt das Schiff eine Kabellänge genau gegen den Wind.',
    'Stagvendingen fører skibet en kabellængde lige op mod vinden.',
  ),
  'SOL-032': printed(
    'Coming-About',
    'A ship without a sail on its foremast cannot come about.',
    'Ohne Segel am Fockmast kann ein Schiff nicht wenden.',
    'Uden sejl på fokkemasten kan et skib ikke stagvende.',
  ),
  'SOL-033': printed(
    'Coming-About',
    'A ship does not come about twice running; another move lies between (ruling: across turns too).',
    'Zweimal hintereinander wendet ein Schiff nicht; eine andere Bewegung liegt dazwischen (Auslegung: auch über Züge hinweg).',
    'Et skib stagvender ikke to gange i træk; en anden bevægelse ligger imellem (fortolkning: også fra tur til tur).',
  ),
  'SOL-034': printed(
    'Coming-About',
    'Coming-about is one move (ruling: without a further turn in it).',
    'Die Wende ist eine Bewegung (Auslegung: ohne weitere Drehung).',
    'Stagvending er én bevægelse (fortolkning: uden yderligere drejning).',
  ),
  'SOL-035': printed(
    'Wearing Ship',
    'A ship wears from and to the same headings as it comes about, with its stern through the wind.',
    'Ein Schiff halst von und zu denselben Kursen wie bei der Wende, mit dem Heck durch den Wind.',
    'Et skib kovender fra og til de samme kurser som ved stagvending, med hækken gennem vinden.',
  ),
  'SOL-036': printed(
    'Wearing Ship',
    'Wearing carries the ship one cable downwind.',
    'Die Halse trägt das Schiff eine Kabellänge mit dem Wind.',
    'Kovendingen fører skibet en kabellængde med vinden.',
  ),
  'SOL-037': printed(
    'Wearing Ship',
    'A ship wears without foresails too.',
    'Ein Schiff halst auch ohne Vorsegel.',
    'Et skib kovender også uden forsejl.',
  ),
  'SOL-038': printed(
    'Wearing Ship',
    'A ship may wear several times running.',
    'Ein Schiff darf mehrmals hintereinander halsen.',
    'Et skib må kovende flere gange i træk.',
  ),
  'SOL-039': printed(
    'Wearing Ship',
    'Wearing is one move (ruling: without a further turn in it).',
    'Die Halse ist eine Bewegung (Auslegung: ohne weitere Drehung).',
    'Kovending er én bevægelse (fortolkning: uden yderligere drejning).',
  ),
  'SOL-040': ruled(
    'Wearing Ship',
    'Coming about or wearing onto a ship is a collision; boarding needs a plain move.',
    'Wenden oder Halsen auf ein Schiff ist ein Zusammenstoß; Entern braucht eine einfache Bewegung.',
    'Stagvending eller kovending ind på et skib er et sammenstød; entring kræver en almindelig bevægelse.',
  ),
} satisfies Record<string, RuleRow>
