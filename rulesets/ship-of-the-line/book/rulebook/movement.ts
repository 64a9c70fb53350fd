import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** A ship's turn, its moves, coming-about and wearing. */
export const movement = {
  'SOL-020': printed(
    'Order of Play',
    'A turn has up to three moves: in each the ship may first turn 45 degrees and then sails one cable ahead; it may attack at any time.',
    'Ein Zug hat bis zu drei Bewegungen: Bei jeder darf das Schiff erst um 45 Grad drehen und fährt dann eine Kabellänge voraus; angreifen darf es jederzeit.',
    'En tur har op til tre bevægelser: i hver må skibet først dreje 45 grader og sejler så en kabellængde frem; det må angribe når som helst.',
  ),
  'SOL-021': printed(
    'Movement',
    'A ship has one move for each standing mast with at least one sail.',
    'Ein Schiff hat eine Bewegung für jeden stehenden Mast mit mindestens einem Segel.',
    'Et skib har én bevægelse for hver stående mast med mindst ét sejl.',
  ),
  'SOL-022': printed(
    'Movement',
    'A ship may make fewer moves, but at least one a turn.',
    'Ein Schiff darf weniger Bewegungen machen, aber mindestens eine je Zug.',
    'Et skib må foretage færre bevægelser, men mindst én pr. tur.',
  ),
  'SOL-023': printed(
    'Movement',
    'A ship held by a sea anchor need not make a move (ruling: nor need one that is adrift or backs its topsails with a card).',
    'Ein Schiff mit Treibanker muss keine Bewegung machen (Auslegung: auch keines, das treibt oder mit einer Karte die Marssegel backlegt).',
    'Et skib med drivanker behøver ikke foretage en bevægelse (fortolkning: det gør heller ikke et, der driver eller bakker mærssejlene med et kort).',
  ),
  'SOL-024': printed(
    'Movement',
    'After the optional turn a ship sails one dot in the direction it points, straight or diagonally, and ends on a dot.',
    'Nach der Drehung segelt ein Schiff einen Punkt in die Richtung, in die es zeigt, gerade oder diagonal, und endet auf einem Punkt.',
    'Efter drejningen sejler et skib én prik i den retning, det peger, lige eller skråt, og ender på en prik.',
  ),
  'SOL-025': printed(
    'Movement',
    'No move goes straight into the wind.',
    'Keine Bewegung führt genau in den Wind.',
    'Ingen bevægelse går lige op i vinden.',
  ),
  'SOL-026': ruled(
    'Movement',
    'A ship may lie head to wind after a collision or boarding, but must turn before it moves.',
    'Nach Zusammenstoß oder Entern darf ein Schiff im Wind liegen, muss aber vor der nächsten Bewegung drehen.',
    'Efter sammenstød eller entring må et skib ligge i vindøjet, men skal dreje, før det sejler.',
  ),
  'SOL-027': ruled(
    'Movement',
    'Masts are counted at the start of each move, so losing the last sail on a mast costs a move at once.',
    'Die Masten werden zu Beginn jeder Bewegung gezählt; wer das letzte Segel eines Masts verliert, verliert die Bewegung sofort.',
    'Masterne tælles ved begyndelsen af hver bevægelse; mister en mast sit sidste sejl, koster det straks en bevægelse.',
  ),
  'SOL-028': printed(
    'Movement',
    'Only coming about or wearing takes a ship through the wind onto the other tack.',
    'Nur eine Wende oder Halse bringt ein Schiff durch den Wind auf den anderen Bug.',
    'Kun stagvending eller kovending fører et skib gennem vinden over på den anden hals.',
  ),
  'SOL-030': printed(
    'Coming-About',
    'A ship comes about from 45 or 90 degrees off the wind to 45 or 90 degrees off it on the other tack.',
    'Ein Schiff wendet von 45 oder 90 Grad am Wind auf 45 oder 90 Grad auf dem anderen Bug.',
    'Et skib stagvender fra 45 eller 90 grader fra vinden til 45 eller 90 grader på den anden hals.',
  ),
  'SOL-031': printed(
    'Coming-About',
    'Coming about carries the ship one cable straight into the wind.',
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
    'A ship may not come about twice in a row; it must make another move in between (ruling: across turns too).',
    'Ein Schiff darf nicht zweimal hintereinander wenden; dazwischen muss eine andere Bewegung liegen (Auslegung: auch über Züge hinweg).',
    'Et skib må ikke stagvende to gange i træk; der skal ligge en anden bevægelse imellem (fortolkning: også fra tur til tur).',
  ),
  'SOL-034': printed(
    'Coming-About',
    'Coming about is one move (ruling: with no further turn in it).',
    'Die Wende ist eine Bewegung (Auslegung: ohne weitere Drehung).',
    'Stagvending er én bevægelse (fortolkning: uden yderligere drejning).',
  ),
  'SOL-035': printed(
    'Wearing Ship',
    'A ship wears between the same headings as it comes about, with its stern through the wind.',
    'Ein Schiff halst zwischen denselben Kursen wie bei der Wende, mit dem Heck durch den Wind.',
    'Et skib kovender mellem de samme kurser som ved stagvending, med hækken gennem vinden.',
  ),
  'SOL-036': printed(
    'Wearing Ship',
    'Wearing carries the ship one cable downwind.',
    'Die Halse bringt das Schiff eine Kabellänge mit dem Wind.',
    'Kovendingen fører skibet en kabellængde med vinden.',
  ),
  'SOL-037': printed(
    'Wearing Ship',
    'A ship can wear even without foresails.',
    'Ein Schiff kann auch ohne Vorsegel halsen.',
    'Et skib kan kovende også uden forsejl.',
  ),
  'SOL-038': printed(
    'Wearing Ship',
    'A ship may wear several times in a row.',
    'Ein Schiff darf mehrmals hintereinander halsen.',
    'Et skib må kovende flere gange i træk.',
  ),
  'SOL-039': printed(
    'Wearing Ship',
    'Wearing is one move (ruling: with no further turn in it).',
    'Die Halse ist eine Bewegung (Auslegung: ohne weitere Drehung).',
    'Kovending er én bevægelse (fortolkning: uden yderligere drejning).',
  ),
  'SOL-040': ruled(
    'Wearing Ship',
    'Coming about or wearing onto another ship is a collision; boarding needs a plain move.',
    'Wer beim Wenden oder Halsen auf ein Schiff trifft, stößt mit ihm zusammen; entern kann man nur mit einer einfachen Bewegung.',
    'Stagvending eller kovending ind på et skib er et sammenstød; entring kræver en almindelig bevægelse.',
  ),
} satisfies Record<string, RuleRow>
