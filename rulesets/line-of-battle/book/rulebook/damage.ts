import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Where damage goes, what it does, and counter-fire. */
export const damage = {
  'LOB-145': printed(
    'Schaden',
    'For a broadside of round shot, one die decides what it hits: 1 to 3 the hull, 4 or 5 the sails, 6 the crew.',
    'Ein Würfel entscheidet, was eine Breitseite mit Vollkugeln trifft: bei 1 bis 3 den Rumpf, bei 4 und 5 die Segel, bei 6 die Besatzung.',
    'For en bredside med rundkugler afgør én terning, hvad der rammes: 1 til 3 skroget, 4 og 5 sejlene, 6 besætningen.',
  ),
  'LOB-146': printed(
    'Schaden',
    'Chain shot damages only the sails.',
    'Kettenkugeln schaden nur den Segeln.',
    'Kædekugler skader kun sejlene.',
  ),
  'LOB-147': printed(
    'Schaden',
    'Grape damages only the crew.',
    'Streukugeln schaden nur der Besatzung.',
    'Druehagl skader kun besætningen.',
  ),
  'LOB-148': printed(
    'Schaden',
    'A ship that has lost half or more of its sails has half speed.',
    'Ein Schiff, das die Hälfte der Segel oder mehr verloren hat, hat halbe Fahrt.',
    'Et skib, der har mistet mindst halvdelen af sejlene, har halv fart.',
  ),
  'LOB-149': printed(
    'Schaden',
    'A ship without sails cannot sail but may turn on the spot once a turn, unless in melee.',
    'Ein Schiff ohne Segel kann nicht segeln, darf aber einmal im Zug auf der Stelle drehen, außer im Nahkampf.',
    'Et skib uden sejl kan ikke sejle, men må dreje på stedet én gang i trækket, undtagen i nærkamp.',
  ),
  'LOB-150': printed(
    'Schaden',
    'A ship that has lost half or more of its crew either loses 2 firepower or fires only one side a turn (ruling: its owner chooses at the start of combat, and firepower never falls below 0).',
    'Hat ein Schiff die halbe Besatzung oder mehr verloren, ist seine Feuerkraft um 2 geringer, oder es feuert je Zug nur mit einer Seite (Auslegung: Der Besitzer wählt zu Beginn des Kampfs; unter 0 sinkt die Feuerkraft nicht).',
    'Har et skib mistet mindst halvdelen af besætningen, er dets ildkraft 2 mindre, eller også skyder det kun med én side i trækket (fortolkning: ejeren vælger ved kampens begyndelse, og ildkraften kommer aldrig under 0).',
  ),
  'LOB-151': printed(
    'Schaden',
    'A ship without a crew neither sails nor fires, and an enemy in contact takes it without a melee (ruling: only where the hulls touch).',
    'Ein Schiff ohne Besatzung segelt und feuert nicht, und ein Gegner, der es berührt, übernimmt es ohne Nahkampf (Auslegung: Rumpf an Rumpf).',
    'Et skib uden besætning hverken sejler eller skyder, og en fjende, der berører det, tager det uden nærkamp (fortolkning: kun skrog mod skrog).',
  ),
  'LOB-152': ruled(
    'Schaden',
    'A ship with no hull boxes left is destroyed; it is removed after its counter-fire.',
    'Ein Schiff ohne Rumpfkästchen ist zerstört und wird nach seinem Gegenschlag entfernt.',
    'Et skib uden flere skrogfelter er ødelagt; det fjernes efter sin svarild.',
  ),
  'LOB-153': ruled(
    'Trefferwurf',
    'Each shot is rolled in this order: the raking test, the hit, the critical hit and the location. Dice that can no longer matter are not rolled.',
    'Für einen Schuss werden Kreuzprobe, Treffer, kritischer Treffer und Trefferort in dieser Reihenfolge gewürfelt; gewürfelt wird nur, was noch etwas bewirken kann.',
    'For et skud kastes der for krydsning, træffer, kritisk træffer og træffersted i denne rækkefølge; der kastes kun for det, der stadig kan betyde noget.',
  ),
  'LOB-154': ruled(
    'Schaden',
    'The choice made with half a crew also covers counter-fire. A ship whose crew is halved during this phase fires with 2 less firepower until the phase ends. A ship without firepower cannot fire.',
    'Die Wahl bei halber Besatzung gilt auch für den Gegenschlag. Wird die Besatzung erst in dieser Phase halbiert, feuert das Schiff bis zu ihrem Ende mit 2 weniger Feuerkraft. Ohne Feuerkraft wird nicht gefeuert.',
    'Valget ved halv besætning gælder også svarild. Halveres besætningen først i denne fase, skyder skibet med 2 mindre ildkraft, til fasen slutter. Et skib uden ildkraft kan ikke skyde.',
  ),
  'LOB-155': printed(
    'Gegenschlag',
    'A ship that is fired at may fire back at that attacker by the usual rules.',
    'Ein beschossenes Schiff darf nach den üblichen Feuerregeln auf den Angreifer zurückschießen.',
    'Et skib, der beskydes, må skyde tilbage på den angriber efter de almindelige regler.',
  ),
  'LOB-156': printed(
    'Gegenschlag',
    'A ship fires back at no more than two opponents a turn (ruling: once for each side, or once in total if so agreed).',
    'Ein Schiff erwidert je Zug das Feuer von höchstens zwei Gegnern (Auslegung: einmal je Seite oder, wenn vereinbart, einmal insgesamt).',
    'Et skib besvarer højst ilden fra to fjender pr. træk (fortolkning: én gang for hver side, eller én gang i alt, hvis det er aftalt).',
  ),
  'LOB-157': printed(
    'Gegenschlag',
    'A ship may fire back even at the shot that destroys it (ruling: in the state it was in before that damage).',
    'Ein Schiff darf selbst den Schuss erwidern, der es zerstört (Auslegung: mit dem Zustand vor diesem Schaden).',
    'Et skib må endda besvare det skud, der ødelægger det (fortolkning: i den tilstand, det var i før den skade).',
  ),
  'LOB-158': ruled(
    'Gegenschlag',
    'Counter-fire allows no counter-fire in return and does not use up the side’s own fire.',
    'Ein Gegenschlag darf nicht erwidert werden und verbraucht nicht das eigene Feuer der Seite.',
    'Svarild må ikke selv besvares og bruger ikke sidens egen ild op.',
  ),
  'LOB-159': ruled(
    'Gegenschlag',
    'Counter-fire is not bound by the targets that were named, and an attacker that it destroys loses the shots it has not yet fired.',
    'Angesagte Ziele binden den Gegenschlag nicht, und ein dabei zerstörter Angreifer verliert seine übrigen Schüsse.',
    'Svarild er ikke bundet af de meldte mål, og en angriber, den ødelægger, mister de skud, han endnu ikke har afgivet.',
  ),
} satisfies Record<string, RuleRow>
