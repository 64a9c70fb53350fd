import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Where damage goes, what it does, and counter-fire. */
export const damage = {
  'LOB-145': printed(
    'Schaden',
    'One die tells where a broadside of round shot lands: 1 to 3 hull, 4 and 5 sails, 6 crew.',
    'Ein Würfel sagt, wo eine Breitseite Massivkugeln einschlägt: 1 bis 3 Rumpf, 4 und 5 Segel, 6 Besatzung.',
    'Én terning siger, hvor en bredside rundkugler slår ned: 1 til 3 skrog, 4 og 5 sejl, 6 besætning.',
  ),
  'LOB-146': printed(
    'Schaden',
    'Chain shot damages sails only.',
    'Kettenkugeln schaden nur den Segeln.',
    'Kædekugler skader kun sejlene.',
  ),
  'LOB-147': printed(
    'Schaden',
    'Grape damages the crew only.',
    'Streukugeln schaden nur der Besatzung.',
    'Druehagl skader kun besætningen.',
  ),
  'LOB-148': printed(
    'Schaden',
    'With half its sails or more lost a ship has half speed.',
    'Mit der Hälfte der Segel oder mehr verloren hat ein Schiff halbe Fahrt.',
    'Med halvdelen af sejlene eller mere tabt har et skib halv fart.',
  ),
  'LOB-149': printed(
    'Schaden',
    'With no sails left a ship does not travel but may turn on the spot once a turn, unless in melee.',
    'Ganz ohne Segel fährt ein Schiff nicht, darf aber einmal im Zug auf der Stelle drehen, außer im Nahkampf.',
    'Helt uden sejl sejler et skib ikke, men må dreje på stedet én gang pr. træk, undtagen i nærkamp.',
  ),
  'LOB-150': printed(
    'Schaden',
    'With half its crew or more lost a ship has 2 less firepower or fires one side a turn (ruling: its owner chooses at the start of combat, and firepower stops at 0).',
    'Mit der halben Besatzung oder mehr verloren hat ein Schiff 2 weniger Feuerkraft oder feuert je Zug mit einer Seite (Auslegung: der Besitzer wählt zu Beginn des Kampfs, und 0 ist die Grenze).',
    'Med halvdelen af besætningen eller mere tabt har et skib 2 mindre ildkraft eller skyder med én side pr. træk (fortolkning: ejeren vælger ved kampens start, og ildkraft standser ved 0).',
  ),
  'LOB-151': printed(
    'Schaden',
    'A ship without crew neither moves nor fires, and an enemy in contact takes it without melee (ruling: hull against hull).',
    'Ein Schiff ohne Besatzung fährt und feuert nicht, und ein berührender Feind übernimmt es ohne Nahkampf (Auslegung: Rumpf an Rumpf).',
    'Et skib uden besætning hverken sejler eller skyder, og en fjende i berøring tager det uden nærkamp (fortolkning: skrog mod skrog).',
  ),
  'LOB-152': ruled(
    'Schaden',
    'A ship without hull boxes is destroyed and is removed after its counter-fire.',
    'Ein Schiff ohne Rumpfkästchen ist zerstört und wird nach seinem Gegenschlag entfernt.',
    'Et skib uden skrogfelter er ødelagt og fjernes efter sin svarild.',
  ),
  'LOB-153': ruled(
    'Trefferwurf',
    'A shot rolls crossing test, hit, critical and location in this order, and no die that cannot matter.',
    'Ein Schuss würfelt Kreuzprobe, Treffer, kritischen Treffer und Ort in dieser Folge und keinen Würfel, der nichts bewirken kann.',
    'Et skud kaster for krydsning, træffer, kritisk og sted i denne orden og kaster ingen terning, der intet kan betyde.',
  ),
  'LOB-154': ruled(
    'Schaden',
    'The choice of a half crew covers counter-fire, a crew halved in this phase fires at 2 less until it ends, and no firepower means no fire.',
    'Die Wahl bei halber Besatzung gilt auch im Gegenschlag, eine in dieser Phase halbierte feuert bis zu deren Ende mit 2 weniger, und ohne Feuerkraft wird nicht gefeuert.',
    'Valget ved halv besætning gælder også svarild, en besætning halveret i denne fase skyder med 2 mindre til dens slutning, og uden ildkraft skydes der ikke.',
  ),
  'LOB-155': printed(
    'Gegenschlag',
    'A ship shot at may shoot back at that attacker by the usual rules of fire.',
    'Ein beschossenes Schiff darf nach den üblichen Feuerregeln auf diesen Angreifer zurückschießen.',
    'Et beskudt skib må skyde tilbage på den angriber efter de almindelige skuderegler.',
  ),
  'LOB-156': printed(
    'Gegenschlag',
    'A ship answers two opponents a turn at most (ruling: once for each side, or once in all where so agreed).',
    'Ein Schiff antwortet höchstens zwei Gegnern je Zug (Auslegung: einmal je Seite, oder einmal insgesamt, wenn vereinbart).',
    'Et skib svarer højst to modstandere pr. træk (fortolkning: én gang for hver side, eller én gang i alt, hvor det er aftalt).',
  ),
  'LOB-157': printed(
    'Gegenschlag',
    'A ship may answer even the shot that destroys it (ruling: with its state before that damage).',
    'Ein Schiff darf selbst den Schuss beantworten, der es zerstört (Auslegung: mit dem Zustand vor diesem Schaden).',
    'Et skib må endda svare på det skud, der ødelægger det (fortolkning: med tilstanden før den skade).',
  ),
  'LOB-158': ruled(
    'Gegenschlag',
    "Counter-fire is not answered and does not use up the side's own fire.",
    'Ein Gegenschlag wird nicht beantwortet und verbraucht nicht das eigene Feuer der Seite.',
    'Svarild besvares ikke og bruger ikke sidens egen ild op.',
  ),
  'LOB-159': ruled(
    'Gegenschlag',
    'Named targets do not bind counter-fire, and an attacker it destroys loses the shots not yet fired.',
    'Angesagte Ziele binden den Gegenschlag nicht, und ein dabei zerstörter Angreifer verliert seine übrigen Schüsse.',
    'Meldte mål binder ikke svarild, og en angriber, den ødelægger, mister sine resterende skud.',
  ),
} satisfies Record<string, RuleRow>
