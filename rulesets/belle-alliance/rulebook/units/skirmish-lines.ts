import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Skirmish lines, their soutien, and gunners away from their guns. */
export const skirmishLines = {
  'BA-1.3.2-01': printed(
    '1.3.2 Kæder',
    'A skirmish line stands in one rank with gaps of one to two base widths and has no flanks.',
    'Eine Schützenkette steht in einem Glied mit Abständen von ein bis zwei Plattenbreiten und hat keine Flanken.',
    'En kæde står på ét geled med en til to brikbredder imellem og har ingen flanker.',
  ),
  'BA-1.3.2-02': printed(
    '1.3.2 Kæder',
    'Its gaps are changed by a formation change, or while moving with the same number of figures.',
    'Ihre Abstände ändert sie durch Formationswechsel oder, mit gleicher Figurenzahl, in der Bewegung.',
    'Dens afstande ændres ved formationsændring eller, med uændret figurantal, under bevægelse.',
  ),
  'BA-1.3.2-03': printed(
    '1.3.2 Kæder',
    'Light units may skirmish with all figures, others with one third rounded down; each unit has one line.',
    'Leichte Einheiten dürfen mit allen Figuren Schützen stellen, andere mit einem Drittel, abgerundet; jede Einheit hat eine Kette.',
    'Lette enheder kan danne kæde med alle figurer, andre med en tredjedel rundet ned; hver enhed har én kæde.',
  ),
  'BA-1.3.2-04': printed(
    '1.3.2 Kæder',
    'The width of a skirmish line is that of its bases and gaps: 1.5 to 3 cm a gap for infantry, 2 to 4 cm for cavalry, the smaller where nothing is said.',
    'Die Breite einer Schützenkette ist die ihrer Platten und Abstände: je 1,5 bis 3 cm bei Infanterie, 2 bis 4 cm bei Kavallerie, ohne Angabe der kleinere.',
    'En kædes bredde er brikkernes og mellemrummenes: 1,5 til 3 cm for infanteri, 2 til 4 cm for kavaleri, det mindste hvis intet er sagt.',
  ),
  'BA-1.3.3-01': printed(
    '1.3.3 Soutien',
    'A skirmish line has at most one soutien, a unit is soutien for at most one line, and a line may do without.',
    'Eine Schützenkette hat höchstens ein Soutien, eine Einheit ist Soutien höchstens einer Kette, und eine Kette kommt auch ohne aus.',
    'En kæde har højst én soutien, en enhed er soutien for højst én kæde, og en kæde kan undvære den.',
  ),
  'BA-1.3.3-02': printed(
    '1.3.3 Soutien',
    'A soutien is in closed formation and has at least half as many figures as the line.',
    'Ein Soutien ist geschlossen formiert und hat mindestens halb so viele Figuren wie die Kette.',
    'En soutien er i sluttet formation og har mindst halvt så mange figurer som kæden.',
  ),
  'BA-1.3.3-03': printed(
    '1.3.3 Soutien',
    'As long as it is fit the mother unit is the soutien, unless another unit is ordered to be, or the mother unit is ordered to serve another line.',
    'Solange sie taugt, ist die Muttereinheit das Soutien, außer eine andere Einheit hat den Befehl dazu oder die Muttereinheit dient auf Befehl einer anderen Kette.',
    'Så længe den opfylder kravene, er moderenheden soutien, medmindre en anden enhed har ordre til det, eller moderenheden har ordre til at tjene en anden kæde.',
  ),
  'BA-1.3.4-01': printed(
    '1.3.4 Artillerister',
    'Gunners away from their guns form up as infantry but neither fire nor attack by themselves; in refuge they stand as part of the infantry unit.',
    'Kanoniere ohne ihre Geschütze formieren sich wie Infanterie, feuern und greifen aber nicht selbst an; in Zuflucht stehen sie als Teil der Infanterieeinheit.',
    'Artillerister borte fra deres figurpjecer opstilles som infanteri, men hverken skyder eller angriber selv; i tilflugt står de som en del af infanterienheden.',
  ),
} satisfies Record<string, RuleRow>
