import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Crew transfer, draught and grounding. */
export const shallows = {
  'LOB-080': printed(
    'Mannschaftstransfer',
    'Two ships of one player that are at most 2 inches apart may transfer crew (ruling: measured from hull to hull, after both have moved).',
    'Zwei eigene Schiffe in höchstens 2 Zoll Abstand dürfen Mannschaft austauschen (Auslegung: von Rumpf zu Rumpf, nachdem beide gesegelt sind).',
    'To egne skibe, der er højst 2 tommer fra hinanden, må udveksle mandskab (fortolkning: målt fra skrog til skrog, efter at begge har sejlet).',
  ),
  'LOB-081': printed(
    'Mannschaftstransfer',
    'How many of the crew are transferred is declared first (ruling: the receiving ship may not exceed its full crew, and the giving ship keeps at least 1).',
    'Die Zahl der Leute wird vorher angesagt (Auslegung: Der Empfänger darf seine volle Besatzung nicht überschreiten, und der Geber behält mindestens 1).',
    'Antallet meldes først (fortolkning: modtageren må ikke overstige sin fulde besætning, og giveren beholder mindst 1).',
  ),
  'LOB-082': ruled(
    'Mannschaftstransfer',
    'A transfer always succeeds unless the weather is rough or an enemy is near.',
    'Ist das Wetter nicht schlecht und kein Gegner in der Nähe, gelingt der Transfer ohne Probe.',
    'Er vejret ikke hårdt og ingen fjende nær, lykkes overførslen uden prøve.',
  ),
  'LOB-083': printed(
    'Mannschaftstransfer',
    'From weather 4 up, the transfer must be tested with one die.',
    'Ab Wetter 4 muss der Transfer mit einem Würfel geprüft werden.',
    'Fra vejr 4 skal overførslen prøves med én terning.',
  ),
  'LOB-084': printed(
    'Mannschaftstransfer',
    'With an enemy within 10 inches the transfer must also be tested (ruling: within 10 inches of either ship; one test covers both reasons).',
    'Ist ein Gegner im Umkreis von 10 Zoll, ist für den Transfer eine Probe nötig (Auslegung: um eines der beiden Schiffe, und eine Probe genügt für beide Gründe).',
    'Er en fjende inden for 10 tommer, skal overførslen prøves (fortolkning: inden for 10 tommer af et af de to skibe; én prøve dækker begge grunde).',
  ),
  'LOB-085': printed(
    'Mannschaftstransfer',
    'On a 1 the crew is lost, on a 2 it stays aboard, on a 3 half of it arrives (ruling: rounded down; the rest stay aboard), on a 4 or more all of it arrives.',
    'Bei 1 ist die Mannschaft verloren, bei 2 bleibt sie an Bord, bei 3 kommt die Hälfte an (Auslegung: abgerundet, der Rest bleibt), ab 4 kommen alle an.',
    'Ved 1 går mandskabet tabt, ved 2 bliver det om bord, ved 3 når halvdelen frem (fortolkning: rundet ned, resten bliver), fra 4 når alle frem.',
  ),
  'LOB-086': ruled(
    'Mannschaftstransfer',
    'Any two ships may transfer crew to each other once a turn.',
    'Zwei Schiffe dürfen einmal im Zug Mannschaft miteinander austauschen.',
    'To skibe må udveksle mandskab med hinanden én gang pr. træk.',
  ),
  'LOB-090': printed(
    'Tiefgang',
    'The board or the scenario may mark zones that have a depth.',
    'Spielfeld oder Szenario können Zonen mit begrenzter Tiefe festlegen.',
    'Bord eller scenarie kan udpege zoner med begrænset dybde.',
  ),
  'LOB-091': printed(
    'Tiefgang',
    'A ship can enter a zone safely if its draught is not greater than the depth.',
    'Ein Schiff befährt eine Zone sicher, wenn sein Tiefgang die Tiefe nicht übersteigt.',
    'Et skib går sikkert ind i en zone, hvis dets dybgang ikke er større end dybden.',
  ),
  'LOB-092': printed(
    'Tiefgang',
    'A schooner, cutter or brig has a draught of 1, a corvette or frigate 2, and a ship of the line 3.',
    'Schoner, Kutter und Briggs haben Tiefgang 1, Korvetten und Fregatten 2, Linienschiffe 3.',
    'Skonnerter, kuttere og brigger har dybgang 1, korvetter og fregatter 2, linjeskibe 3.',
  ),
  'LOB-093': printed(
    'Tiefgang',
    'A ship that draws too much runs aground at the edge of the zone, takes 2 damage and stops (ruling: the damage is to its hull; land has a depth of 0).',
    'Ein Schiff mit zu großem Tiefgang läuft am Rand der Zone auf, erleidet 2 Punkte Schaden und liegt fest (Auslegung: am Rumpf; Land hat Tiefe 0).',
    'Et skib med for stor dybgang støder på grund ved zonens kant, får 2 i skade og ligger stille (fortolkning: på skroget; land har dybde 0).',
  ),
  'LOB-094': printed(
    'Tiefgang',
    'A ship aground may not move in this turn and the next.',
    'Ein aufgelaufenes Schiff darf in diesem und im nächsten Zug nicht fahren.',
    'Et grundstødt skib må ikke sejle i dette og næste træk.',
  ),
  'LOB-095': printed(
    'Tiefgang',
    'In each later turn a roll of 5 or more refloats it, 2 inches from the obstacle (ruling: on the side it came from, on a heading its owner chooses, without a further move).',
    'In jedem späteren Zug kommt es mit einem Wurf ab 5 frei und liegt 2 Zoll vor dem Hindernis (Auslegung: auf der Seite, von der es kam, mit frei gewähltem Kurs und ohne weitere Fahrt).',
    'I hvert senere træk kommer det flot ved 5 eller mere og lægges 2 tommer fra hindringen (fortolkning: på den side, det kom fra, på en kurs, som ejeren vælger, uden videre sejlads).',
  ),
  'LOB-096': ruled(
    'Tiefgang',
    'A ship aground may fire, be fired at and be boarded as usual, but gets no wind bonus.',
    'Ein aufgelaufenes Schiff feuert, wird beschossen und geentert wie sonst und hat keinen Windbonus.',
    'Et grundstødt skib skyder, beskydes og entres som ellers og har ingen vindbonus.',
  ),
} satisfies Record<string, RuleRow>
