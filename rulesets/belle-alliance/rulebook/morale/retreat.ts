import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Disorder and the retreat. */
export const retreat = {
  'BA-5.3.1-01': printed(
    '5.3.1 Retræte',
    "A unit that falls into disorder retreats a whole turn's normal march without time and then stands still this turn.",
    'Eine Einheit, die in Unordnung gerät, weicht ohne Zeit einen ganzen gewöhnlichen Zugmarsch zurück und steht dann in diesem Zug still.',
    'En enhed, der kommer i uorden, retirerer uden tid et helt træks almindelige march og står derefter stille i trækket.',
  ),
  'BA-5.3.1-02': printed(
    '5.3.1 Retræte',
    'It goes straight, without turning, within 45 degrees of the line from the centre of what struck it through its own; ground slows it as usual (ruling: straight away from it, unless its owner may choose).',
    'Sie geht gerade und ohne Wendung, innerhalb von 45 Grad der Linie von der Mitte der Ursache durch ihre eigene; Gelände bremst wie sonst (Auslegung: geradewegs davon weg, wenn nicht der Besitzer wählen darf).',
    'Den går lige og uden at dreje, inden for 45 grader af linien fra påvirkningens centrum gennem sit eget; terræn sinker som ellers (fortolkning: lige væk fra den, medmindre ejeren må vælge).',
  ),
  'BA-5.3.1-03': printed(
    '5.3.1 Retræte',
    'After an order roll or when carried away, the direction of a retreat is free.',
    'Nach einem Befehlswurf oder beim Mitreißen ist die Richtung des Rückzugs frei.',
    'Efter ordrekast eller medriven er retrætens retning fri.',
  ),
  'BA-5.3.1-04': printed(
    '5.3.1 Retræte',
    'At the end it turns about its centre, without time, to face back along its way.',
    'Am Ende dreht sie sich ohne Zeit um ihre Mitte und blickt den Weg zurück.',
    'Til sidst drejer den uden tid om sit centrum med fronten tilbage ad vejen.',
  ),
  'BA-5.3.1-05': printed(
    '5.3.1 Retræte',
    'A retreat that is blocked ends there in full disorder; the rout that follows is free in direction and may carry others away.',
    'Ein versperrter Rückzug endet dort in voller Unordnung; die folgende Flucht ist in der Richtung frei und kann andere mitreißen.',
    'En retræte, der blokeres, ender dér i fuldstændig uorden; den flugt, der følger, er fri i retning og kan medrive andre.',
  ),
  'BA-5.3.1-06': printed(
    '5.3.1 Retræte',
    'Artillery retreats with its guns, limbered or not.',
    'Artillerie weicht mit ihren Geschützen zurück, auf- wie abgeprotzt.',
    'Artilleri retirerer med figurpjecerne, både af- og påprodset.',
  ),
  'BA-5.3.1-07': printed(
    '5.3.1 Retræte',
    'In disorder a unit marches at half rate, except when forced.',
    'In Unordnung marschiert eine Einheit mit halber Strecke, erzwungene Bewegungen ausgenommen.',
    'I uorden har en enhed halv marchlængde, undtagen ved tvang.',
  ),
  'BA-5.3.2-01': printed(
    '5.3.2 Reorganisering',
    'In disorder a unit neither fires nor attacks; a whole later turn stationary and without anything else brings it to light disorder, and being fired at breaks that only by new disorder.',
    'In Unordnung feuert eine Einheit nicht und greift nicht an; ein ganzer späterer Zug stationär und ohne anderes bringt sie in leichte Unordnung, und Beschuss stört das nur durch neue Unordnung.',
    'I uorden hverken skyder eller angriber en enhed; et helt senere træk stationær og uden andet bringer den i let uorden, og beskydning afbryder kun ved ny uorden.',
  ),
} satisfies Record<string, RuleRow>
