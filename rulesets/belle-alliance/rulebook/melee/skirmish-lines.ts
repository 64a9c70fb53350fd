import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Melee with skirmish lines and their soutien. */
export const skirmishLines = {
  'BA-4.3.1-01': printed(
    '4.3.1 Nærkamp med kæde',
    'A skirmish line with a figure within 15 cm of its soutien may let itself be pressed back even if it is attacked (ruling: out of cover it does).',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm ihres Soutiens darf sich auch angegriffen zurückdrängen lassen (Auslegung: außer Deckung tut sie es).',
    'En kæde med en figur inden for 15 cm af sin soutien kan lade sig presse tilbage, selv om den angribes (fortolkning: uden for dækning gør den det).',
  ),
  'BA-4.3.1-02': printed(
    '4.3.1 Nærkamp med kæde',
    'An attacker that so reaches the soutien attacks it or stops; against a position he stops there.',
    'Ein Angreifer, der so das Soutien erreicht, greift es an oder hält; gilt der Angriff einer Stellung, hält er dort.',
    'En angriber, der derved når soutienen, angriber den eller standser; mod en position standser han dér.',
  ),
  'BA-4.3.1-03': printed(
    '4.3.1 Nærkamp med kæde',
    'If a skirmish line fights alone its figures within 15 cm of the enemy count, and the result takes the whole line but not its soutien.',
    'Kämpft eine Schützenkette allein, zählen ihre Figuren im Umkreis von 15 cm des Gegners, und das Ergebnis trifft die ganze Kette, nicht ihr Soutien.',
    'Kæmper en kæde alene, tæller dens figurer inden for 15 cm af modstanderen, og resultatet gælder hele kæden, men ikke dens soutien.',
  ),
  'BA-4.3.1-04': printed(
    '4.3.1 Nærkamp med kæde',
    'In melee a line has the bonus for its soutien only with a figure within 15 cm of it.',
    'Im Nahkampf hat eine Schützenkette den Vorteil ihres Soutiens nur mit einer Figur im Umkreis von 15 cm.',
    'I nærkamp har kæden kun tillægget for sin soutien med en figur inden for 15 cm af den.',
  ),
  'BA-4.3.2-01': printed(
    '4.3.2 Nærkamp med soutien',
    'Infantry against infantry has 2 less if no line of its own stands at least partly in the zone between them, cover and buildings excepted (ruling: a skirmish line that fights alone is free of this).',
    'Infanterie gegen Infanterie hat 2 weniger, wenn keine eigene Kette mindestens zum Teil in der Zone zwischen ihnen steht, außer in Deckung und Gebäuden (Auslegung: eine allein kämpfende Schützenkette ist davon frei).',
    'Infanteri mod infanteri har 2 mindre, hvis ingen egen kæde mindst til dels står i indbrudsafstanden imellem, undtagen i dækning og bygninger (fortolkning: en kæde, der kæmper alene, er fri for det).',
  ),
  'BA-4.3.2-02': printed(
    '4.3.2 Nærkamp med soutien',
    "A line with a figure within 15 cm of its soutien shares the soutien's result, and its figures within 15 cm count in the number.",
    'Eine Kette mit einer Figur im Umkreis von 15 cm teilt das Ergebnis des Soutiens, und ihre Figuren in diesem Umkreis zählen mit.',
    'En kæde med en figur inden for 15 cm deler soutienens resultat, og dens figurer inden for 15 cm tæller med i antallet.',
  ),
  'BA-4.3.2-03': printed(
    '4.3.2 Nærkamp med soutien',
    'If the line stands in the zone between, those figures also fight in melee units, and losses are shared in proportion.',
    'Steht die Kette in der Zone dazwischen, kämpfen diese Figuren auch in Nahkampfeinheiten, und Verluste werden im Verhältnis geteilt.',
    'Står kæden i indbrudsafstanden imellem, indgår de figurer også i nærkampsenheder, og tab deles forholdsmæssigt.',
  ),
  'BA-4.3.2-04': printed(
    '4.3.2 Nærkamp med soutien',
    'If such a line fired, its soutien has the penalty for fire; a mother unit has it wherever its line stands.',
    'Hat eine solche Kette gefeuert, trägt das Soutien den Abzug für Feuer; eine Muttereinheit trägt ihn, wo immer ihre Kette steht.',
    'Har en sådan kæde skudt, har soutienen fradraget for skydning; en moderenhed har det, hvor kæden end står.',
  ),
} satisfies Record<string, RuleRow>
