import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What closed formations, skirmish lines and soutiens have of their own. */
export const formations = {
  'BA-3.2.0-01': printed(
    '3.2.0 Sluttede formationer',
    'Closed formations fire with their two front ranks; artillery does not.',
    'Geschlossene Formationen feuern mit den zwei vorderen Gliedern, Artillerie ausgenommen.',
    'Sluttede formationer skyder med de to forreste geledder, dog ikke artilleri.',
  ),
  'BA-3.3.1-01': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line is a target of its own, and the effects are for it alone.',
    'Eine Schützenkette ist ein eigenes Ziel, und die Wirkung trifft nur sie.',
    'En kæde er et mål for sig, og virkningen gælder kun den.',
  ),
  'BA-3.3.1-02': printed(
    '3.3.1 Beskydning af kæder',
    'It has the factor for a soutien only with a figure within 15 cm of it.',
    'Den Faktor für das Soutien hat sie nur mit einer Figur im Umkreis von 15 cm.',
    'Tillægget for soutien har den kun med en figur inden for 15 cm af den.',
  ),
  'BA-3.3.1-03': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line does not shield what is behind it from artillery, and from hand weapons only if it is not in contact with it; otherwise the firer may choose the unit behind.',
    'Eine Schützenkette schirmt, was hinter ihr steht, nicht gegen Artillerie ab, gegen Handfeuerwaffen nur ohne Kontakt zu ihm; sonst darf der Schütze die Einheit dahinter wählen.',
    'En kæde dækker ikke det bagvedstående mod artilleri, og mod håndvåben kun uden brikkontakt med det; ellers kan den skydende vælge enheden bagved.',
  ),
  'BA-3.3.2-01': printed(
    '3.3.2 Beskydning af soutien',
    "Under fire the line's figures within 15 cm count in the number of the soutien, unless the line is fired at separately at the same time.",
    'Unter Feuer zählen die Figuren der Kette im Umkreis von 15 cm zum Soutien, außer die Kette wird zugleich für sich beschossen.',
    'Under beskydning regnes kædens figurer inden for 15 cm med i soutienen, medmindre kæden samtidig beskydes for sig.',
  ),
  'BA-3.3.2-02': printed(
    '3.3.2 Beskydning af soutien',
    'The effect on order then also takes the whole line, and losses are shared in proportion if the line of fire crosses it.',
    'Dann trifft die Wirkung auf die Ordnung auch die ganze Kette, und kreuzt die Schusslinie sie, werden Verluste im Verhältnis geteilt.',
    'Virkningen på orden rammer da også hele kæden, og krydser skudlinien den, deles tabene forholdsmæssigt.',
  ),
  'BA-3.3.3-01': printed(
    '3.3.3 Skydning fra kæde',
    'Line and mother unit fire in the same phase as split fire: one roll, 2 less unless at one target, no further splitting, one small fire unit in all.',
    'Kette und Muttereinheit feuern in derselben Phase als geteiltes Feuer: ein Wurf, 2 weniger außer auf ein gemeinsames Ziel, keine weitere Teilung, insgesamt eine kleine Feuereinheit.',
    'Kæde og moderenhed skyder i samme fase som delt skydning: ét kast, 2 mindre undtagen mod samme mål, ingen yderligere deling, én lille skydeenhed i alt.',
  ),
} satisfies Record<string, RuleRow>
