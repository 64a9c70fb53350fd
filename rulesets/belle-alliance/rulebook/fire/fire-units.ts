import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Who fires, and fire that is split. */
export const fireUnits = {
  'BA-3.1.1-01': printed(
    '3.1.1 Skydeenheder',
    "Ten figures of infantry or cavalry are a fire unit, and one of a unit's may be as small as three.",
    'Zehn Figuren Infanterie oder Kavallerie sind eine Feuereinheit, und eine je Einheit darf bis auf drei schrumpfen.',
    'Ti figurer infanteri eller kavaleri er en skydeenhed, og én i hver enhed kan være på ned til tre.',
  ),
  'BA-3.1.1-02': printed(
    '3.1.1 Skydeenheder',
    'Two gunners are a fire unit of artillery, and one in each unit may be a single gunner.',
    'Zwei Kanoniere sind eine Feuereinheit der Artillerie, und eine je Einheit darf ein einzelner sein.',
    'To artillerister er en skydeenhed for artilleri, og én i hver enhed kan være en enkelt.',
  ),
  'BA-3.1.1-03': printed(
    '3.1.1 Skydeenheder',
    'Splitting the fire makes no second small fire unit (ruling: the part named first keeps it, unless it has no need of it).',
    'Geteiltes Feuer schafft keine zweite kleine Feuereinheit (Auslegung: der zuerst genannte Teil behält sie, außer er braucht sie nicht).',
    'Delt skydning giver ikke en lille skydeenhed mere (fortolkning: den først nævnte del beholder den, medmindre den ikke bruger den).',
  ),
  'BA-3.1.1-04': printed(
    '3.1.1 Skydeenheder',
    'All fire of a phase is simultaneous, and several units firing at one target make it a common target.',
    'Alles Feuer einer Phase geschieht zugleich, und schießen mehrere auf ein Ziel, ist es ein gemeinsames.',
    'Al skydning i en fase er samtidig, og beskyder flere ét mål, er det et fælles mål.',
  ),
  'BA-3.1.1-05': printed(
    '3.1.1 Skydeenheder',
    'Who fires at a target, who is neighbour and who supports is fixed before any roll.',
    'Wer auf ein Ziel schießt, wer Nachbar ist und wer unterstützt, steht vor dem ersten Wurf fest.',
    'Hvem der beskyder et mål, hvem der er naboenhed, og hvem der støtter, ligger fast før noget kast.',
  ),
  'BA-3.1.1-06': printed(
    '3.1.1 Skydeenheder',
    'If its conditions turn out not to be met the fire is lost; no other target is taken (ruling: continued fire that is lost leaves the unit free to move and to fire later).',
    'Erweist sich, dass die Bedingungen nicht erfüllt sind, ist das Feuer verloren; ein anderes Ziel gibt es nicht (Auslegung: verlorenes fortgesetztes Feuer lässt der Einheit Bewegung und späteres Feuer).',
    'Viser vilkårene sig ikke opfyldt, er skydningen tabt, og intet nyt mål udpeges (fortolkning: tabt fortsat skydning lader enheden bevæge sig og skyde senere).',
  ),
  'BA-3.1.1-07': printed(
    '3.1.1 Skydeenheder',
    "Three dice and the factors of loss give the losses for each fire unit; the factors of moral added to that total give the effect on the target's order.",
    'Drei Würfel und die Verlustfaktoren ergeben die Verluste je Feuereinheit; die Moralfaktoren zu dieser Summe ergeben die Wirkung auf die Ordnung des Ziels.',
    'Tre terninger og faktorerne for tab giver tabet for hver skydeenhed; lægges faktorerne for moral til, fås virkningen på målets orden.',
  ),
  'BA-3.1.1-08': printed(
    '3.1.1 Skydeenheder',
    'A unit in disorder or full disorder cannot fire.',
    'Eine Einheit in Unordnung oder voller Unordnung kann nicht feuern.',
    'En enhed i uorden eller fuldstændig uorden kan ikke skyde.',
  ),
  'BA-3.1.2-01': printed(
    '3.1.2 Delt skydning',
    'A unit may split its fire into two parts, artillery by whole gun models; one roll serves both, in the same phase.',
    'Eine Einheit darf ihr Feuer in zwei Teile teilen, Artillerie nach ganzen Geschützmodellen; ein Wurf gilt für beide, in derselben Phase.',
    'En enhed kan dele sin skydning i to, artilleri i hele figurpjecer; ét kast gælder begge, i samme fase.',
  ),
  'BA-3.1.2-02': printed(
    '3.1.2 Delt skydning',
    'Split fire costs 2 unless both parts have the same target, and it stays so if one part fails; for artillery it counts only for a part that fires at zone 2 or 3.',
    'Geteiltes Feuer kostet 2, außer beide Teile haben dasselbe Ziel, und das bleibt, wenn ein Teil ausfällt; bei Artillerie gilt es nur für einen Teil, der in Zone 2 oder 3 schießt.',
    'Delt skydning koster 2, medmindre begge dele har samme mål, og det bliver ved, hvis en del falder bort; for artilleri gælder det kun en del, der skyder på zone 2 eller 3.',
  ),
  'BA-3.1.2-03': printed(
    '3.1.2 Delt skydning',
    'Figures that do not take part do not make it split fire.',
    'Figuren, die nicht mitschießen, machen es nicht zu geteiltem Feuer.',
    'Figurer, der ikke deltager, gør ikke skydningen delt.',
  ),
} satisfies Record<string, RuleRow>
