import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Several in one melee: common targets, neighbours and supports. */
export const help = {
  'BA-4.1.5-01': printed(
    '4.1.5 Fælles mål',
    'At a common target the attacked rolls once, each attacker for himself; the worst result for the attacked counts for its order, and of equal ones it chooses.',
    'Am gemeinsamen Ziel würfelt der Angegriffene einmal, jeder Angreifer für sich; für die Ordnung zählt das für ihn schlechteste Ergebnis, unter gleichen wählt er.',
    'Ved fælles mål kaster den angrebne én gang, hver angriber for sig; det for ham værste resultat tæller for hans orden, og er flere ens, vælger han.',
  ),
  'BA-4.1.5-02': printed(
    '4.1.5 Fælles mål',
    'Losses of the attacked are added before rounding; those he deals come from his best case and are shared in proportion, prisoners only among enemies in full disorder.',
    'Verluste des Angegriffenen werden vor dem Runden addiert; die er zufügt, kommen aus seinem besten Fall und werden im Verhältnis geteilt, Gefangene nur unter Gegnern in voller Unordnung.',
    'Den angrebnes tab lægges sammen før afrunding; dem, han påfører, tages fra hans bedste tilfælde og deles forholdsmæssigt, fanger kun blandt modstandere i fuldstændig uorden.',
  ),
  'BA-4.1.5-03': printed(
    '4.1.5 Fælles mål',
    'Where one unit attacks several, it is they who roll separately.',
    'Greift eine Einheit mehrere an, würfeln umgekehrt diese einzeln.',
    'Angriber én enhed flere, er det omvendt dem, der kaster hver for sig.',
  ),
  'BA-4.1.6-01': printed(
    '4.1.6 Naboenheder',
    'Of several attackers on one enemy one may, instead of fighting, add 2 as neighbour: closed, half as many figures, same arm, in neither disorder nor full disorder, once in each round of melee.',
    'Von mehreren Angreifern eines Gegners darf einer, statt zu kämpfen, als Nachbareinheit 2 geben: geschlossen, halb so viele Figuren, gleiche Waffe, weder in Unordnung noch in voller, einmal je Runde des Nahkampfs.',
    'Af flere angribere mod én modstander kan en, i stedet for at kæmpe, give 2 som naboenhed: sluttet, halvt så mange figurer, samme våbenart, hverken i uorden eller fuldstændig uorden, én gang i hver delfase.',
  ),
  'BA-4.1.6-02': printed(
    '4.1.6 Naboenheder',
    "It shares the attacker's result, penalty, supply roll, bonus and continued advance, but takes no losses.",
    'Sie teilt Ergebnis, Nachteil, Versorgungswurf, Vorteil und Nachdrängen des Angreifers, erleidet aber keine Verluste.',
    'Den deler angriberens resultat, fradrag, kast for forsyninger, tillæg og fortsatte fremrykning, men lider ingen tab.',
  ),
  'BA-4.1.6-03': printed(
    '4.1.6 Naboenheder',
    'Defenders may use neighbours in the same way, but not one that is attacked in flank or rear.',
    'Verteidiger dürfen ebenso Nachbareinheiten nutzen, aber keine, die in Flanke oder Rücken angegriffen wird.',
    'Forsvarere kan bruge naboenheder på samme måde, dog ikke en, der angribes i flanke eller ryg.',
  ),
  'BA-4.1.7-01': printed(
    '4.1.7 Støtteenheder',
    'Support in melee has the same conditions as under fire and adds 2; it serves one unit in each round, and whoever fights or is neighbour gives none.',
    'Unterstützung im Nahkampf hat dieselben Bedingungen wie unter Feuer und gibt 2; sie dient je Runde einer Einheit, und wer kämpft oder Nachbar ist, leistet keine.',
    'Støtte i nærkamp har samme vilkår som under beskydning og giver 2; den gælder én enhed i hver delfase, og den, der kæmper eller er naboenhed, yder ingen.',
  ),
  'BA-4.1.7-02': printed(
    '4.1.7 Støtteenheder',
    'A supporting unit may join the continued advance but not attack in it.',
    'Eine unterstützende Einheit darf mit nachdrängen, dabei aber nicht angreifen.',
    'En støtteenhed kan følge med i den fortsatte fremrykning, men ikke angribe i den.',
  ),
} satisfies Record<string, RuleRow>
