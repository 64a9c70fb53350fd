import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Sailing, wind, turning, anchoring. */
export const movement = {
  'LOB-060': printed(
    'Bewegung',
    'Every ship has a base move in inches that depends on its class.',
    'Jedes Schiff hat je nach Klasse eine Grundfahrt in Zoll.',
    'Hvert skib har efter sin klasse en grundfart i tommer.',
  ),
  'LOB-061': printed(
    'Bewegung',
    'A ship moves at least 1 inch each turn unless it lies at anchor or another rule holds it.',
    'Ein Schiff segelt in jedem Zug mindestens 1 Zoll, außer es liegt vor Anker oder eine andere Regel hält es fest.',
    'Et skib sejler mindst 1 tomme i hvert træk, medmindre det ligger for anker eller en anden regel holder det.',
  ),
  'LOB-062': printed(
    'Windrichtung',
    'A ship whose stern points to the edge that the wind comes from moves 2 inches more.',
    'Ein Schiff, dessen Heck zu dem Rand zeigt, von dem der Wind kommt, segelt 2 Zoll mehr.',
    'Et skib, hvis hæk peger mod kanten, vinden kommer fra, sejler 2 tommer mere.',
  ),
  'LOB-063': printed(
    'Windrichtung',
    'A ship whose bow points to the edge that the wind comes from moves 1 inch less.',
    'Ein Schiff, dessen Bug zu dem Rand zeigt, von dem der Wind kommt, segelt 1 Zoll weniger.',
    'Et skib, hvis stævn peger mod kanten, vinden kommer fra, sejler 1 tomme mindre.',
  ),
  'LOB-064': printed(
    'Windrichtung',
    'On any other heading the wind changes nothing.',
    'Auf jedem anderen Kurs ändert der Wind nichts.',
    'På enhver anden kurs ændrer vinden intet.',
  ),
  'LOB-065': printed(
    'Windrichtung',
    'The wind is checked once, when the ship begins to move (ruling: within 15 degrees of the exact heading, or the number agreed).',
    'Der Wind wird einmal geprüft, zu Beginn der Fahrt (Auslegung: bis 15 Grad neben dem genauen Kurs oder wie vereinbart).',
    'Vinden aflæses én gang, når skibet begynder at sejle (fortolkning: inden for 15 grader af den nøjagtige kurs eller det aftalte tal).',
  ),
  'LOB-066': printed(
    'Fahrt gegen den Wind (*)',
    'No ship sails closer than 30 degrees to the wind (ruling: a ship that lies closer first turns away with its minimum inch; only a successful tack goes through the wind).',
    'Kein Schiff segelt höher als 30 Grad am Wind (Auslegung: Liegt es schon höher am Wind, fällt es zuerst mit dem vorgeschriebenen Zoll ab; nur eine gelungene Wende geht hindurch).',
    'Intet skib sejler nærmere vinden end 30 grader (fortolkning: ligger det nærmere, falder det først af med sin krævede tomme; kun en lykket stagvending går gennem vinden).',
  ),
  'LOB-067': ruled(
    'Bewegung',
    'Base move, nation and wind together give the speed. It is halved once if the mainmast or half the sails are gone; fractions are kept, and it is never below 1 inch.',
    'Die Geschwindigkeit ist die Grundfahrt mit den Zuschlägen für Nation und Wind. Sie wird einmal halbiert, wenn der Hauptmast oder die halben Segel fehlen; Bruchteile zählen, und unter 1 Zoll sinkt sie nie.',
    'Grundfart, nation og vind giver tilsammen farten. Den halveres én gang, hvis stormasten eller halvdelen af sejlene er væk; brøker beholdes, og den er aldrig under 1 tomme.',
  ),
  'LOB-068': printed(
    'Manöver',
    'Depending on its class, a ship may turn 90, 45 or 30 degrees for each inch sailed (ruling: it sails first and then turns, in proportion, by at most one inch’s worth after each leg).',
    'Je nach Klasse dreht ein Schiff 90, 45 oder 30 Grad je gesegeltem Zoll (Auslegung: erst segeln, dann anteilig drehen, nach jeder Strecke höchstens so viel wie für einen Zoll).',
    'Efter sin klasse drejer et skib 90, 45 eller 30 grader for hver sejlet tomme (fortolkning: først sejles, så drejes der forholdsvis, efter hver strækning højst som for én tomme).',
  ),
  'LOB-069': ruled(
    'Bewegung',
    'A move is a path of straight legs and turns, no longer than the speed. It may end early once the ship has sailed 1 inch.',
    'Eine Bewegung ist ein Weg aus geraden Strecken und Drehungen, höchstens so lang wie die Geschwindigkeit, und darf ab 1 Zoll früher enden.',
    'En bevægelse er en vej af lige stykker og drejninger, højst så lang som farten. Den må slutte før tid, når skibet har sejlet 1 tomme.',
  ),
  'LOB-070': printed(
    'Ankern',
    'A ship that has not yet moved this turn may drop anchor at once, at no cost (ruling: it then does not move).',
    'Ein Schiff, das in diesem Zug noch nicht gesegelt ist, kann sofort und ohne Kosten ankern (Auslegung: und segelt dann nicht).',
    'Et skib, der endnu ikke har sejlet i trækket, kan ankre straks og uden omkostning (fortolkning: og sejler så ikke).',
  ),
  'LOB-071': printed(
    'Ankern',
    'Dropping anchor under way costs 1 inch of the base move.',
    'Wer den Anker in Fahrt wirft, verliert 1 Zoll der Grundfahrt.',
    'At kaste anker under fart koster 1 tomme af grundfarten.',
  ),
  'LOB-072': printed(
    'Ankern',
    'Weighing anchor also costs 1 inch of the base move.',
    'Wer den Anker lichtet, verliert 1 Zoll der Grundfahrt.',
    'At lette anker koster 1 tomme af grundfarten.',
  ),
  'LOB-073': printed(
    'Ankern',
    'In one turn a ship may either drop anchor or weigh it, and only once.',
    'In einem Zug wird der Anker entweder geworfen oder gelichtet, und nur einmal.',
    'I ét træk bliver ankeret enten kastet eller lettet, og kun én gang.',
  ),
  'LOB-074': ruled(
    'Ankern',
    'A ship at anchor neither moves nor turns, but may fire, fire back, transfer crew and fight in melee.',
    'Ein Schiff vor Anker segelt und dreht nicht, darf aber feuern, das Feuer erwidern, Mannschaft abgeben und im Nahkampf kämpfen.',
    'Et skib for anker hverken sejler eller drejer, men må skyde, besvare ild, overføre mandskab og kæmpe i nærkamp.',
  ),
  'LOB-075': ruled(
    'Bewegung',
    'Hulls are rectangles that never overlap: a move ends on contact, and nobody takes damage. Contact allows a melee, and a ship may slide past another alongside.',
    'Rümpfe sind Rechtecke und überlappen sich nie: Eine Bewegung endet bei Berührung, kein Schiff erleidet Schaden, Berührung erlaubt den Nahkampf, und längsseits darf ein Schiff vorbeistreifen.',
    'Skrog er rektangler, der aldrig overlapper: en bevægelse slutter ved berøring, og ingen tager skade. Berøring åbner for nærkamp, og langs siden må et skib glide forbi.',
  ),
  'LOB-076': ruled(
    'Bewegung',
    'A ship that has no legal path stays where it is.',
    'Ein Schiff ohne erlaubten Weg bleibt liegen.',
    'Et skib uden nogen lovlig vej bliver, hvor det er.',
  ),
  'LOB-077': ruled(
    'Ankern',
    'The inch for the anchor is taken off the base move before speed is halved.',
    'Der Zoll für den Anker geht von der Grundfahrt ab, bevor halbiert wird.',
    'Tommen til ankeret trækkes fra grundfarten, før farten halveres.',
  ),
} satisfies Record<string, RuleRow>
