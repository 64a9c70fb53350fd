import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What cavalry and artillery have of their own. */
export const arms = {
  'BA-4.4.0-01': printed(
    '4.4.0 Kavaleri',
    'Infantry cannot attack cavalry, but infantry and artillery may press it back and carry it away.',
    'Infanterie kann Kavallerie nicht angreifen, aber Infanterie und Artillerie können sie zurückdrängen und mitreißen.',
    'Infanteri kan ikke angribe kavaleri, men infanteri og artilleri kan presse det tilbage og medrive det.',
  ),
  'BA-4.4.0-02': printed(
    '4.4.0 Kavaleri',
    'Cavalry is halted if it has not marched at least 5 cm this turn, after any about-turn and forced moves apart.',
    'Kavallerie hält, wenn sie in diesem Zug nicht mindestens 5 cm marschiert ist, nach einer Kehrtwendung gezählt und ohne Zwang.',
    'Kavaleri er holdende, når det ikke har marcheret mindst 5 cm i trækket, regnet efter en halvvending og uden tvungne handlinger.',
  ),
  'BA-4.4.0-03': printed(
    '4.4.0 Kavaleri',
    'Halted cavalry may still have the bonus of a charge.',
    'Haltende Kavallerie kann dennoch den Vorteil des Sturms haben.',
    'Holdende kavaleri kan alligevel have tillægget for storm.',
  ),
  'BA-4.5.0-01': printed(
    '4.5.0 Artilleri',
    'Artillery cannot attack, but may press back and carry away.',
    'Artillerie kann nicht angreifen, aber zurückdrängen und mitreißen.',
    'Artilleri kan ikke angribe, men kan presse tilbage og medrive.',
  ),
  'BA-4.5.0-02': printed(
    '4.5.0 Artilleri',
    'When an attack is announced, gunners of unlimbered guns may at once take refuge with own closed infantry within 10 cm that has twice their number, if neither is in disorder or full disorder.',
    'Ist ein Angriff angesagt, dürfen Kanoniere abgeprotzter Geschütze sofort bei eigener geschlossener Infanterie im Umkreis von 10 cm mit doppelter Zahl Zuflucht suchen, wenn keiner in Unordnung oder voller Unordnung ist.',
    'Når et angreb er meldt, kan artillerister ved afprodset artilleri straks søge tilflugt hos eget sluttet infanteri inden for 10 cm med dobbelt så mange figurer, hvis ingen af dem er i uorden eller fuldstændig uorden.',
  ),
  'BA-4.5.0-03': printed(
    '4.5.0 Artilleri',
    "In refuge they count in that unit's number and share its losses in proportion until they move away.",
    'In Zuflucht zählen sie zu dieser Einheit und teilen ihre Verluste im Verhältnis, bis sie sich entfernen.',
    'I tilflugt tæller de med i den enhed og deler dens tab forholdsmæssigt, til de flytter sig.',
  ),
  'BA-4.5.0-04': printed(
    '4.5.0 Artilleri',
    'An attack on the battery as a unit then goes on to that infantry, which the attacker attacks, or he stops.',
    'Ein Angriff auf die Batterie als Einheit geht dann weiter gegen diese Infanterie; der Angreifer greift sie an oder hält.',
    'Et angreb på batteriet som enhed går da videre mod det infanteri; angriberen angriber det eller standser.',
  ),
  'BA-4.5.0-05': printed(
    '4.5.0 Artilleri',
    'A unit in contact with abandoned enemy guns for a whole turn captures them at its end, unless an enemy in neither disorder nor full disorder touches them; one battery for each unit.',
    'Eine Einheit, die einen ganzen Zug mit verlassenen gegnerischen Geschützen in Kontakt ist, erobert sie am Ende, außer ein Gegner, weder in Unordnung noch in voller, berührt sie; eine Batterie je Einheit.',
    'En enhed i brikkontakt med modstanderens forladte batteri i et helt træk erobrer det ved trækkets slutning, medmindre en modstander, hverken i uorden eller fuldstændig uorden, har brikkontakt med det; ét batteri pr. enhed.',
  ),
} satisfies Record<string, RuleRow>
