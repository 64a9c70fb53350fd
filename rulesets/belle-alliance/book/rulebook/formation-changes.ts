import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Splitting, joining and changing formation. */
export const formationChanges = {
  'BA-2.1.0-01': printed(
    '2.1.0 Deling og samling',
    'Units split and join before they change formation. Only a forced split at a building may also follow directly after the change or come in a continued advance.',
    'Einheiten teilen und vereinigen sich vor dem Formationswechsel. Nur die erzwungene Teilung an einem Gebäude darf auch direkt danach oder beim Nachdrängen geschehen.',
    'Enheder deles og samles før formationsændring. Kun tvungen deling ved en bygning kan også ske lige efter eller under fortsat fremrykning.',
  ),
  'BA-2.1.0-02': printed(
    '2.1.0 Deling og samling',
    'Parts join only if they are in contact.',
    'Teile vereinigen sich nur, wenn sie in Kontakt sind.',
    'Dele kan kun samles, når de er i brikkontakt.',
  ),
  'BA-2.1.0-03': printed(
    '2.1.0 Deling og samling',
    'After splitting or joining, also if forced, a unit marches at half rate for the rest of the turn, except in forced actions.',
    'Nach dem Teilen oder Vereinigen, auch wenn es erzwungen ist, marschiert eine Einheit für den Rest des Zugs nur die halbe Strecke, außer bei erzwungenen Handlungen.',
    'Efter deling eller samling, også når den er tvungen, har en enhed halv marchlængde i resten af trækket, undtagen ved tvungne handlinger.',
  ),
  'BA-2.2.1-01': printed(
    '2.2.1 Hovedregel',
    'When a unit changes formation, the middle figure or gun model of its front stays where it is. If there are two, the owner chooses.',
    'Beim Formationswechsel bleibt die mittlere Figur (oder das mittlere Geschützmodell) der Front stehen. Gibt es zwei davon, wählt der Besitzer.',
    'En enhed ændrer formation om den midterste figur eller figurpjece i fronten. Er der to, vælger ejeren.',
  ),
  'BA-2.2.1-02': printed(
    '2.2.1 Hovedregel',
    'That figure stays where it is and becomes the middle of the new front rank. Placing the others takes no time.',
    'Diese Figur bleibt, wo sie ist, und wird die Mitte des neuen vorderen Gliedes. Das Aufstellen der anderen kostet keine Zeit.',
    'Den figur bliver stående og bliver midten af det nye forreste geled. Det tager ingen tid at stille de andre op.',
  ),
  'BA-2.2.1-03': printed(
    '2.2.1 Hovedregel',
    'This does not apply where the rules say otherwise, as at buildings.',
    'Das gilt nicht, wo die Regeln etwas anderes sagen, etwa an Gebäuden.',
    'Det gælder ikke, hvor reglerne siger noget andet, for eksempel ved bygninger.',
  ),
  'BA-2.2.1-04': printed(
    '2.2.1 Hovedregel',
    'A unit may change formation once a turn. Sending out and recalling skirmishers, limbering and unlimbering, and gunners forming up for work or rest do not count.',
    'Eine Einheit darf einmal im Zug die Formation wechseln. Aussenden und Einziehen von Schützen, Auf- und Abprotzen und das Antreten von Kanonieren zu Arbeit oder Rast zählen nicht mit.',
    'En enhed kan ændre formation én gang i trækket. Udsendelse og inddragelse af kæder, af- og påprodsning og artillerister, der stiller op til arbejde eller hvil, tæller ikke med.',
  ),
  'BA-2.2.1-05': printed(
    '2.2.1 Hovedregel',
    'The new formation needs room. If two units want the same ground, the dice decide.',
    'Die neue Formation braucht Platz. Wollen zwei Einheiten denselben Platz, entscheiden die Würfel.',
    'Den nye formation kræver plads. Vil to enheder have samme plads, afgør terningerne det.',
  ),
  'BA-2.2.1-06': printed(
    '2.2.1 Hovedregel',
    'After a change of formation the unit marches at half rate for the rest of the turn, except in forced actions.',
    'Danach marschiert die Einheit für den Rest des Zugs nur die halbe Strecke, außer bei erzwungenen Handlungen.',
    'Derefter har enheden halv marchlængde i resten af trækket, undtagen ved tvungne handlinger.',
  ),
  'BA-2.2.2-01': printed(
    '2.2.2 Kvartvending',
    'Infantry may change between line and march column with each figure making a quarter turn on the spot.',
    'Infanterie darf zwischen Linie und Marschkolonne wechseln, indem jede Figur auf der Stelle eine Vierteldrehung macht.',
    'Infanteri kan skifte mellem linje og marchkolonne, ved at hver figur foretager en kvartvending på stedet.',
  ),
  'BA-2.2.2-02': printed(
    '2.2.2 Kvartvending',
    'In cavalry, only the front or rear figures of the column or the figures of one wing of the line make a quarter turn; the others adapt.',
    'Bei der Kavallerie machen nur die vorderen oder hinteren Figuren der Kolonne oder die Figuren eines Flügels der Linie eine Vierteldrehung; die übrigen passen sich an.',
    'Hos kavaleriet foretager kun kolonnens forreste eller bagerste figurer eller figurerne på linjens ene fløj en kvartvending; de andre tilpasses.',
  ),
  'BA-2.2.3-01': printed(
    '2.2.3 Kæder',
    'To send out skirmishers, place one figure up to 5 cm from the parent unit; it becomes the middle of the line.',
    'Um Schützen auszusenden, wird eine Figur bis zu 5 cm von der Muttereinheit entfernt aufgestellt; sie wird die Mitte der Kette.',
    'En kæde udsendes ved at stille én figur op til 5 cm fra moderenheden; den bliver kædens midte.',
  ),
  'BA-2.2.3-02': printed(
    '2.2.3 Kæder',
    'Figures can be recalled only if each of them is within 15 cm of the parent unit.',
    'Figuren können nur eingezogen werden, wenn jede von ihnen höchstens 15 cm von der Muttereinheit entfernt ist.',
    'Figurer kan kun inddrages i moderenheden, når den er inden for 15 cm af hver af dem.',
  ),
  'BA-2.2.3-03': printed(
    '2.2.3 Kæder',
    'A line that is not tied to a parent unit may take any formation.',
    'Eine Schützenkette, die an keine Muttereinheit gebunden ist, darf jede Formation einnehmen.',
    'En kæde, der ikke er knyttet til en moderenhed, kan danne enhver formation.',
  ),
  'BA-2.2.3-04': printed(
    '2.2.3 Kæder',
    'A line that has not been split off must rejoin its parent unit. It may instead occupy a building, which splits it off.',
    'Eine nicht abgeteilte Schützenkette muss in ihre Muttereinheit zurückkehren. Sie darf stattdessen ein Gebäude besetzen und wird dadurch abgeteilt.',
    'En kæde, der ikke er delt fra, skal tilbage i moderenheden. Den kan i stedet besætte en bygning og bliver derved delt fra.',
  ),
  'BA-2.2.3-05': printed(
    '2.2.3 Kæder',
    'Directly before sending out or after recalling skirmishers, the parent unit may make another formation change as part of it.',
    'Direkt vor dem Aussenden oder nach dem Einziehen von Schützen darf die Muttereinheit als Teil davon einen weiteren Formationswechsel machen.',
    'Lige før udsendelse eller efter inddragelse af en kæde kan moderenheden foretage endnu en formationsændring som en del af den.',
  ),
  'BA-2.2.3-06': printed(
    '2.2.3 Kæder',
    'Line and parent unit both count as having changed formation, even if only the number of skirmishers changes.',
    'Für Schützenkette und Muttereinheit gilt beides als Formationswechsel, auch wenn sich nur die Zahl der Schützen ändert.',
    'Både kæde og moderenhed regnes for at have ændret formation, selv om kun kædens antal ændres.',
  ),
  'BA-2.2.4-01': printed(
    '2.2.4 Artilleri',
    'Guns may make an about-turn directly before unlimbering or after limbering, as part of it.',
    'Geschütze dürfen direkt vor dem Abprotzen oder nach dem Aufprotzen kehrtmachen, als Teil davon.',
    'Artilleri kan lige før afprodsning eller efter påprodsning foretage en halvvending som en del af den.',
  ),
  'BA-2.2.4-02': printed(
    '2.2.4 Artilleri',
    'Limbering and unlimbering include the change between line and column.',
    'Auf- und Abprotzen schließen den Wechsel zwischen Linie und Kolonne ein.',
    'Af- og påprodsning omfatter skiftet mellem linje og kolonne.',
  ),
  'BA-2.2.4-03': printed(
    '2.2.4 Artilleri',
    'After unlimbering, the limbers leave the board. Limbering needs room for them.',
    'Nach dem Abprotzen verlassen die Protzen den Tisch. Zum Aufprotzen muss Platz für sie sein.',
    'Efter afprodsning fjernes prodserne fra bordet. Ved påprodsning skal der være plads til dem.',
  ),
  'BA-2.2.5-01': printed(
    '2.2.5 Artillerister',
    'Gunners who leave their guns form up in contact with the battery, unless they take refuge, are redistributed within the battery or flee.',
    'Kanoniere, die ihre Geschütze verlassen, treten in Kontakt mit der Batterie an, außer wenn sie Zuflucht suchen, in der Batterie umverteilt werden oder fliehen.',
    'Artillerister, der forlader deres figurpjecer, stiller op i brikkontakt med batteriet, medmindre de søger tilflugt, omfordeles i batteriet eller flygter.',
  ),
  'BA-2.2.5-02': printed(
    '2.2.5 Artillerister',
    'They may form up for work or rest in the same change if they are in contact with the battery.',
    'Sie dürfen im selben Wechsel zu Arbeit oder Rast antreten, wenn sie mit der Batterie in Kontakt sind.',
    'De kan stille op til arbejde eller hvil i samme ændring, når de har brikkontakt med batteriet.',
  ),
  'BA-2.2.5-03': printed(
    '2.2.5 Artillerister',
    'Manning guns again is a formation change and needs contact with the battery.',
    'Geschütze wieder zu bemannen ist ein Formationswechsel und braucht Kontakt mit der Batterie.',
    'At bemande figurpjecer igen er en formationsændring og kræver brikkontakt med batteriet.',
  ),
} satisfies Record<string, RuleRow>
