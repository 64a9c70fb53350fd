import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Splitting, joining and changing formation. */
export const formationChanges = {
  'BA-2.1.0-01': printed(
    '2.1.0 Deling og samling',
    'Units split and join before they change formation; only the forced split at a building may also follow directly after it or come in a continued advance.',
    'Einheiten teilen und vereinigen sich vor dem Formationswechsel; nur die erzwungene Teilung am Gebäude darf auch gleich danach oder beim Nachdrängen geschehen.',
    'Enheder deles og samles før formationsændring; kun tvungen deling ved en bygning kan også ske lige efter eller under fortsat fremrykning.',
  ),
  'BA-2.1.0-02': printed(
    '2.1.0 Deling og samling',
    'Parts join only if they are in contact.',
    'Teile vereinigen sich nur, wenn sie in Kontakt sind.',
    'Dele kan kun samles, når de er i brikkontakt.',
  ),
  'BA-2.1.0-03': printed(
    '2.1.0 Deling og samling',
    'After a split or join, forced ones included, a unit marches at half rate for the rest of the turn, forced actions excepted.',
    'Nach Teilung oder Vereinigung, auch erzwungener, marschiert eine Einheit den Rest des Zugs mit halber Strecke, außer bei Zwang.',
    'Efter deling eller samling, også tvungen, har en enhed halv marchlængde i resten af trækket, bortset fra tvungne handlinger.',
  ),
  'BA-2.2.1-01': printed(
    '2.2.1 Hovedregel',
    'A formation changes round the middle figure or gun model of its front; of two middle ones the owner chooses.',
    'Eine Formation wechselt um die mittlere Figur oder das mittlere Geschützmodell ihrer Front; von zweien wählt der Besitzer.',
    'Formationen ændres om den midterste figur eller figurpjece i fronten; er der to, vælger ejeren.',
  ),
  'BA-2.2.1-02': printed(
    '2.2.1 Hovedregel',
    'That figure stands still and becomes the middle of the new front rank; the others are placed without time.',
    'Diese Figur bleibt stehen und wird die Mitte des neuen vorderen Gliedes; die anderen treten ohne Zeit hinzu.',
    'Den figur bliver stående og bliver midten af det nye forreste geled; de andre anbringes uden tid.',
  ),
  'BA-2.2.1-03': printed(
    '2.2.1 Hovedregel',
    'This does not hold where another way is laid down, as at buildings.',
    'Das gilt nicht, wo anderes bestimmt ist, etwa an Gebäuden.',
    'Dette gælder ikke, hvor andet er bestemt, som ved bygninger.',
  ),
  'BA-2.2.1-04': printed(
    '2.2.1 Hovedregel',
    'A unit changes formation once a turn; sending out and recalling skirmishers, limbering and unlimbering, and gunners forming for work or rest come on top.',
    'Eine Einheit wechselt einmal im Zug die Formation; Aussenden und Einziehen von Schützen, Auf- und Abprotzen und das Antreten von Kanonieren zu Arbeit oder Rast zählen nicht mit.',
    'En enhed ændrer formation én gang i trækket; udsendelse og inddragelse af kæder, af- og påprodsning og artillerister, der opstilles til arbejde eller hvil, regnes ikke med.',
  ),
  'BA-2.2.1-05': printed(
    '2.2.1 Hovedregel',
    'The new formation needs room; if two units want the same ground, the dice decide.',
    'Die neue Formation braucht Platz; wollen zwei Einheiten denselben Boden, entscheidet der Würfel.',
    'Den nye formation kræver plads; vil to enheder have samme plads, afgør terningerne det.',
  ),
  'BA-2.2.1-06': printed(
    '2.2.1 Hovedregel',
    'After it the unit marches at half rate for the rest of the turn, except when forced.',
    'Danach marschiert die Einheit den Rest des Zugs mit halber Strecke, erzwungene Bewegungen ausgenommen.',
    'Derefter har enheden halv marchlængde resten af trækket, undtagen ved tvang.',
  ),
  'BA-2.2.2-01': printed(
    '2.2.2 Kvartvending',
    'Infantry may change between line and march column by each figure turning a quarter on the spot.',
    'Infanterie darf zwischen Linie und Marschkolonne wechseln, indem jede Figur auf der Stelle eine Vierteldrehung macht.',
    'Infanteri kan skifte mellem linje og marchkolonne, ved at hver figur foretager en kvartvending på stedet.',
  ),
  'BA-2.2.2-02': printed(
    '2.2.2 Kvartvending',
    'In cavalry only the front or rear figures of the column, or those of one wing of the line, turn a quarter, and the others adapt.',
    'Bei der Kavallerie drehen nur die vorderen oder hinteren Figuren der Kolonne oder die eines Flügels der Linie, die übrigen passen sich an.',
    'Hos kavaleriet kvartvender kun kolonnens forreste eller bagerste figurer eller linjens ene fløj, og de andre tilpasses.',
  ),
  'BA-2.2.3-01': printed(
    '2.2.3 Kæder',
    'Skirmishers are sent out by placing one figure up to 5 cm from the mother unit; it becomes the middle of the line.',
    'Schützen werden ausgesandt, indem eine Figur bis zu 5 cm von der Muttereinheit gestellt wird; sie ist die Mitte der Kette.',
    'En kæde udsendes ved at stille en figur op til 5 cm fra moderenheden; den bliver kædens midte.',
  ),
  'BA-2.2.3-02': printed(
    '2.2.3 Kæder',
    'Figures are recalled into the mother unit only if it is within 15 cm of each of them.',
    'Figuren werden nur eingezogen, wenn die Muttereinheit im Umkreis von 15 cm jeder von ihnen steht.',
    'Figurer inddrages kun i moderenheden, når den er inden for 15 cm af hver af dem.',
  ),
  'BA-2.2.3-03': printed(
    '2.2.3 Kæder',
    'A line that belongs to no mother unit may take any formation.',
    'Eine Schützenkette ohne Muttereinheit darf jede Formation einnehmen.',
    'En kæde uden moderenhed kan opstilles i enhver formation.',
  ),
  'BA-2.2.3-04': printed(
    '2.2.3 Kæder',
    'A line that has not been split off goes back into its mother unit; it may instead occupy a building, which splits it off.',
    'Eine nicht abgeteilte Schützenkette kehrt in ihre Muttereinheit zurück; sie darf auch ein Gebäude besetzen und ist damit abgeteilt.',
    'En kæde, der ikke er delt fra, skal tilbage i moderenheden; den kan i stedet besætte en bygning og er dermed delt fra.',
  ),
  'BA-2.2.3-05': printed(
    '2.2.3 Kæder',
    'Directly before sending out and after recalling skirmishers the mother unit may make another formation change as part of it.',
    'Unmittelbar vor dem Aussenden und nach dem Einziehen darf die Muttereinheit als Teil davon einen weiteren Formationswechsel machen.',
    'Lige før udsendelse og efter inddragelse kan moderenheden som en del heraf foretage en anden formationsændring.',
  ),
  'BA-2.2.3-06': printed(
    '2.2.3 Kæder',
    'Line and mother unit both count as having changed formation, also if only the number of skirmishers changes.',
    'Schützenkette und Muttereinheit gelten beide als umformiert, auch wenn sich nur die Zahl der Schützen ändert.',
    'Både kæde og moderenhed regnes for at have ændret formation, også når kun kædens antal ændres.',
  ),
  'BA-2.2.4-01': printed(
    '2.2.4 Artilleri',
    'Guns may turn about directly before unlimbering and after limbering, as part of it.',
    'Geschütze dürfen unmittelbar vor dem Abprotzen und nach dem Aufprotzen als Teil davon kehrtmachen.',
    'Artilleri kan lige før afprodsning og efter påprodsning foretage en halvvending som en del af den.',
  ),
  'BA-2.2.4-02': printed(
    '2.2.4 Artilleri',
    'Limbering and unlimbering include the change between line and column.',
    'Auf- und Abprotzen schließen den Wechsel zwischen Linie und Kolonne ein.',
    'Af- og påprodsning omfatter skiftet mellem linje og kolonne.',
  ),
  'BA-2.2.4-03': printed(
    '2.2.4 Artilleri',
    'Limbers leave the board after unlimbering, and limbering needs room for them.',
    'Protzen verlassen nach dem Abprotzen den Tisch, und zum Aufprotzen brauchen sie Platz.',
    'Prodsene fjernes efter afprodsning, og ved påprodsning skal der være plads til dem.',
  ),
  'BA-2.2.5-01': printed(
    '2.2.5 Artillerister',
    'Gunners who leave their guns form up in contact with the battery; not if they take refuge, are shared out anew in it or flee.',
    'Kanoniere, die ihre Geschütze verlassen, treten in Kontakt mit der Batterie an; nicht, wenn sie Zuflucht suchen, darin umverteilt werden oder fliehen.',
    'Artillerister, der forlader deres figurpjecer, opstilles i brikkontakt med batteriet; ikke hvis de søger tilflugt, omfordeles i det eller flygter.',
  ),
  'BA-2.2.5-02': printed(
    '2.2.5 Artillerister',
    'They may form for work or rest in the same change if they are in contact with the battery.',
    'Sie dürfen im selben Wechsel zu Arbeit oder Rast antreten, wenn sie mit der Batterie in Kontakt sind.',
    'De kan i samme ændring opstilles til arbejde eller hvil, når de har brikkontakt med batteriet.',
  ),
  'BA-2.2.5-03': printed(
    '2.2.5 Artillerister',
    'To man guns again is a formation change and needs contact with the battery.',
    'Geschütze wieder zu bemannen ist ein Formationswechsel und braucht Kontakt mit der Batterie.',
    'At bemande figurpjecer igen er en formationsændring og kræver brikkontakt med batteriet.',
  ),
} satisfies Record<string, RuleRow>
