import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Where fire can go, and how near to own units. */
export const linesOfFire = {
  'BA-3.1.3-01': printed(
    '3.1.3 Skydelinier',
    'The figures or gun models that fire are named, and each needs a line of aim to some point of the target; in closed formations only the front rank is checked.',
    'Die feuernden Figuren oder Geschützmodelle werden benannt, und jede braucht eine Visierlinie zu einem Punkt des Ziels; geschlossen wird nur das vordere Glied geprüft.',
    'De figurer eller figurpjecer, der skyder, udpeges, og hver skal have en sigtelinie til et punkt på målet; i sluttede formationer ses kun på forreste geled.',
  ),
  'BA-3.1.3-02': printed(
    '3.1.3 Skydelinier',
    'From the front corners of its base a figure fires outwards up to 30 degrees, a gun up to 45.',
    'Von den vorderen Ecken ihrer Standplatte schießt eine Figur bis zu 30 Grad nach außen, ein Geschütz bis zu 45.',
    'Fra brikkens forreste hjørner skyder en figur op til 30 grader udad, en figurpjece op til 45.',
  ),
  'BA-3.1.3-03': printed(
    '3.1.3 Skydelinier',
    'The line must be within sight and cross no figures or formations, save enemy skirmishers that give no cover and units that artillery fires over.',
    'Die Linie muss in Sicht liegen und keine Figuren oder Formationen kreuzen, außer gegnerischen Schützen, die nicht decken, und was Artillerie überschießt.',
    'Linien skal være inden for synsvidde og må ikke krydse figurer eller formationer, undtagen modstanderens kæder, der ikke dækker, og det, artilleri skyder over.',
  ),
  'BA-3.1.3-04': printed(
    '3.1.3 Skydelinier',
    'Named figures whose angle does not reach neither fire nor choose another target.',
    'Benannte Figuren, deren Winkel nicht reicht, feuern nicht und wählen kein anderes Ziel.',
    'Udpegede figurer uden for vinklen hverken skyder eller vælger andet mål.',
  ),
  'BA-3.1.3-05': printed(
    '3.1.3 Skydelinier',
    "The line of fire runs from the middle of the firing front rank to a point on the target's edge that the firer chooses; range is measured once, on it.",
    'Die Schusslinie führt von der Mitte des feuernden vorderen Gliedes zu einem Punkt am Rand des Ziels, den der Schütze wählt; die Entfernung wird einmal darauf gemessen.',
    'Skudlinien går fra midten af det skydende forreste geled til et punkt på målets kant, som den skydende vælger; afstanden måles én gang, på den.',
  ),
  'BA-3.1.3-06': printed(
    '3.1.3 Skydelinier',
    'A hit point outside the angle moves to the nearest point inside; if there is none, there is no fire.',
    'Ein Treffpunkt außerhalb des Winkels rückt zum nächsten Punkt darin; gibt es keinen, fällt kein Schuss.',
    'Et træfpunkt uden for vinklen flyttes til nærmeste punkt inden for; er der intet, skydes der ikke.',
  ),
  'BA-3.1.3-07': printed(
    '3.1.3 Skydelinier',
    'The figures at the hit point decide about cover: behind it and in contact with it along the line of fire, in woods and buildings inside.',
    'Die Figuren am Treffpunkt entscheiden über Deckung: in Schussrichtung dahinter und in Kontakt mit ihr, bei Wald und Gebäude darin.',
    'Figurerne ved træfpunktet afgør dækningen: bag den og i brikkontakt med den langs skudlinien, for skov og bygninger inde i den.',
  ),
  'BA-3.1.3-08': printed(
    '3.1.3 Skydelinier',
    'The range along the line of fire gives the zone of the weapon; beyond its last zone there is no fire.',
    'Die Entfernung auf der Schusslinie ergibt die Zone der Waffe; jenseits der letzten Zone wird nicht geschossen.',
    'Afstanden langs skudlinien giver våbnets zone; ud over den sidste skydes der ikke.',
  ),
  'BA-3.1.4-01': printed(
    '3.1.4 Sikkerhedsafstand',
    'From the line of fire to a friend it passes there must be a tenth of the distance to him and at least half the width of the firers (ruling: he stands before their front; low beside guns he may be as near as those they fire over).',
    'Zwischen Schusslinie und einer eigenen Einheit, an der sie vorbeiführt, muss ein Zehntel der Entfernung zu ihr liegen, mindestens die halbe Breite der Feuernden (Auslegung: sie steht vor deren Front; tief neben der Linie von Geschützen darf sie so nah sein wie Überschossene).',
    'Fra skudlinien til en forbiskudt egen enhed skal der være en tiendedel af afstanden til den og mindst halvdelen af de skydendes bredde (fortolkning: den står foran deres front; lavt ved siden af kanonernes linie må den være så nær som overskudte).',
  ),
  'BA-3.1.4-02': printed(
    '3.1.4 Sikkerhedsafstand',
    'Behind the target the line may not cross an own unit less than 10 cm away within the longest range.',
    'Hinter dem Ziel darf die Linie innerhalb der größten Schussweite keine eigene Einheit in weniger als 10 cm Abstand kreuzen.',
    'Bag målet må linien ikke krydse en egen enhed mindre end 10 cm borte inden for største skudvidde.',
  ),
  'BA-3.1.4-03': printed(
    '3.1.4 Sikkerhedsafstand',
    'Where the safety distance is not kept there is no fire.',
    'Wo der Sicherheitsabstand fehlt, wird nicht geschossen.',
    'Er sikkerhedsafstanden ikke overholdt, skydes der ikke.',
  ),
} satisfies Record<string, RuleRow>
