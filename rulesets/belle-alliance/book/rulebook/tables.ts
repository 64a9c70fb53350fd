import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The tables of the book. */
export const tables = {
  'BA-T-01': printed(
    'Skema 1',
    'Table 1 lists the phases of the turn and their steps: orders, announcement, continued fire, movement, fire, melee and end.',
    'Tabelle 1 nennt die Phasen des Zugs und ihre Schritte: Befehle, Ansage, fortgesetztes Feuer, Bewegung, Feuer, Nahkampf und Ende.',
    'Skema 1 viser trækkets faser og delfaser: ordrer, melding, fortsat skydning, bevægelse, skydning, nærkamp og afslutning.',
  ),
  'BA-T-02': printed(
    'Skema 2',
    'Table 2 shows how far a unit can see from open ground, cover and woods, and how far away it can be seen there, before and after firing.',
    'Tabelle 2 nennt, wie weit man aus offenem Gelände, Deckung und Wald sieht und wie weit man dort zu sehen ist, vor und nach Feuer.',
    'Skema 2 viser synsvidder fra og mod åbent terræn, dækning og skov, før og efter skydning.',
  ),
  'BA-T-03': printed(
    'Skema 3',
    'Table 3 shows how far each formation of each arm marches in a turn on road, in normal and difficult ground and in woods.',
    'Tabelle 3 nennt, wie weit jede Formation jeder Waffengattung in einem Zug auf der Straße, in gewöhnlichem und schwierigem Gelände und im Wald marschiert.',
    'Skema 3 viser marchlængder for hver våbenarts formationer på vej, i almindeligt og vanskeligt terræn og i skov.',
  ),
  'BA-T-04': printed(
    'Skema 4',
    'Table 4 shows how much of their march the arms keep while they cross obstacles of class I, II and III.',
    'Tabelle 4 nennt, wie viel ihrer Marschstrecke die Waffengattungen beim Überwinden von Hindernissen der Klassen I, II und III behalten.',
    'Skema 4 viser, hvor meget af marchlængden våbenarterne beholder ved passage af hindringer af klasse I, II og III.',
  ),
  'BA-T-05': printed(
    'Skema 5',
    'Table 5 shows the class of obstacle and of cover of 21 kinds of ground, walls, buildings and works.',
    'Tabelle 5 nennt die Klassen von Hindernis und Deckung für 21 Arten von Gelände, Mauern, Gebäuden und Werken.',
    'Skema 5 viser hindrings- og dækningsklasse for 21 slags terræn, mure, bygninger og anlæg.',
  ),
  'BA-T-06': printed(
    'Skema 6',
    'Table 6 contains the factors for fire with small arms, for losses and for morale; each depends on what is true of the firing unit or of the target.',
    'Tabelle 6 enthält die Faktoren für das Feuer mit Handfeuerwaffen, für Verlust und für Moral; jeder hängt davon ab, was für die feuernde Einheit oder das Ziel zutrifft.',
    'Skema 6 rummer tillæg og fradrag for håndvåben, for tab og for moral; hvert afhænger af, hvad der gælder for den skydende enhed eller for målet.',
  ),
  'BA-T-07': printed(
    'Skema 7',
    'Table 7 contains the same for artillery, plus factors for range, canister, calibre, ranging and ground without ricochet.',
    'Tabelle 7 enthält dasselbe für Artillerie, dazu Entfernung, Kartätschen, Kaliber, Einschießen und Boden ohne Abpraller.',
    'Skema 7 rummer det samme for artilleri, dertil afstand, kardæsk, kaliber, indskydning og skydning uden ricochet.',
  ),
  'BA-T-08': printed(
    'Skema 8',
    'Table 8 contains the factors of melee for attacker and defender, forty rows from march column to quality.',
    'Tabelle 8 enthält die Faktoren des Nahkampfs für Angreifer und Verteidiger, vierzig Zeilen von Marschkolonne bis Kampfwert.',
    'Skema 8 rummer tillæg og fradrag i nærkamp for angriber og forsvarer, fyrre rækker fra marchkolonne til valeur.',
  ),
  'BA-T-09': printed(
    'Skema 9',
    'Table 9 contains the factors for the unit in rout and for the one it may carry away.',
    'Tabelle 9 enthält die Faktoren für die fliehende Einheit und für die, die sie mitreißen kann.',
    'Skema 9 rummer tillæg og fradrag for den flygtende enhed og for den, den kan medrive.',
  ),
  'BA-T-10': printed(
    'Skema 10',
    'Table 10 shows by the total whether an engaged commander survives and what he gives or costs his unit, from +4 to −4.',
    'Tabelle 10 nennt nach der Summe, ob ein eingesetzter Befehlshaber überlebt und was er seiner Einheit gibt oder nimmt, von +4 bis −4.',
    'Skema 10 viser efter resultatet, om en indsat chef overlever, og hvad han giver eller koster sin enhed, fra +4 til −4.',
  ),
  'BA-T-11': printed(
    'Skema 11',
    'Table 11 turns the difference of two melee totals into the loser’s disorder.',
    'Tabelle 11 macht aus dem Unterschied zweier Nahkampfsummen die Unordnung des Verlierers.',
    'Skema 11 gør forskellen mellem to nærkampskast til taberens uorden.',
  ),
  'BA-T-12': printed(
    'Skema 12',
    'Table 12 shows for each total the losses, the effect on order and the prisoners, for each fire or melee unit.',
    'Tabelle 12 nennt zu jeder Summe Verluste, Wirkung auf die Ordnung und Gefangene, je Feuer- oder Nahkampfeinheit.',
    'Skema 12 viser for hvert resultat tab, virkning på orden og fanger, for hver skyde- eller nærkampsenhed.',
  ),
  'BA-T-13': printed(
    'Skema 13',
    'Table 13 shows the zones of small arms: carbine to 12 cm, musket to 18, rifle to 30.',
    'Tabelle 13 nennt die Zonen der Handfeuerwaffen: Karabiner bis 12 cm, Muskete bis 18, Büchse bis 30.',
    'Skema 13 viser skudzoner for håndvåben: karabin til 12 cm, musket til 18, riffel til 30.',
  ),
  'BA-T-14': printed(
    'Skema 14',
    'Table 14 shows the three zones of artillery by calibre: to 100 cm for 3 and 4 pounders, 120 for 6 to 8, 140 for 9 to 12 (ruling: mixed guns have those of the lightest).',
    'Tabelle 14 nennt die drei Zonen der Artillerie nach Kaliber: bis 100 cm für 3- und 4-Pfünder, 120 für 6 bis 8, 140 für 9 bis 12 (Auslegung: Gemischte haben die der leichtesten).',
    'Skema 14 viser artilleriets tre skudzoner efter kaliber: til 100 cm for 3-4 pd, 120 for 6-8 pd, 140 for 9-12 pd (fortolkning: blandede har den lettestes).',
  ),
  'BA-T-15': printed(
    'Skema 15',
    'Table 15 shows what losses cost in quality: a point for each fifth of the original strength.',
    'Tabelle 15 nennt, was Verluste an Kampfwert kosten: einen Punkt je Fünftel der Anfangsstärke.',
    'Skema 15 viser, hvad tab koster i valeur: et point for hver femtedel af den oprindelige styrke.',
  ),
  'BA-T-16': printed(
    'Skema 16',
    'Table 16 contains the factors and results of reorganising from full disorder and the turns it takes from the lower degrees.',
    'Tabelle 16 enthält Faktoren und Ergebnisse des Sammelns aus voller Unordnung und die Züge, die es aus den niedrigeren Graden dauert.',
    'Skema 16 rummer tillæg og resultater for reorganisering fra fuldstændig uorden og de træk, det tager fra de lavere grader.',
  ),
  'BA-T-17': printed(
    'Skema 17',
    'Table 17 contains the factors and results of order rolls.',
    'Tabelle 17 enthält Faktoren und Ergebnisse der Befehlswürfe.',
    'Skema 17 rummer tillæg, fradrag og resultater for ordrekast.',
  ),
  'BA-T-18': printed(
    'Skema 18',
    'Table 18 shows whether a staff figure intercepted by the enemy survives, falls, or falls with a penalty for its side.',
    'Tabelle 18 nennt, ob eine beim Gegner abgefangene Stabsfigur überlebt, fällt oder mit einem Abzug für ihre Seite fällt.',
    'Skema 18 viser, om en stabsfigur nær modstanderen overlever, falder eller falder med fradrag for sin side.',
  ),
  'BA-T-19': printed(
    'Skema 19',
    'Table 19 shows whether an orderly takes a fallen commander’s place, and of what ability he then is.',
    'Tabelle 19 sagt, ob eine Ordonnanz an die Stelle eines gefallenen Befehlshabers tritt und wie fähig er dann ist.',
    'Skema 19 viser, om en ordonnans træder i en falden chefs sted, og hvor effektiv han da er.',
  ),
  'BA-T-20': printed(
    'Skema 20',
    'Table 20 lists seven kinds of engineering work with figures, result, turns and the roll for material.',
    'Tabelle 20 führt sieben Pionierarbeiten auf, mit Figuren, Ergebnis, Zügen und dem Wurf auf Beschaffung.',
    'Skema 20 viser syv feltarbejder med figurer, resultat, tidsforbrug og kast for anskaffelse.',
  ),
  'BA-T-21': printed(
    'Skema 21',
    'Table 21 gives the quality of the troops of each nation from 1813 to 1815, with special values for certain years.',
    'Tabelle 21 gibt den Kampfwert der Truppen jeder Nation von 1813 bis 1815, mit besonderen Werten für einzelne Jahre.',
    'Skema 21 giver valeur for hver nations tropper fra 1813 til 1815, med særlige værdier for enkelte år.',
  ),
  'BA-T-22': ruled(
    'Skemaer',
    'Factors stand in groups, and in each column only one factor of a group counts: the largest, whatever its sign, or of equal ones the one printed later.',
    'Faktoren stehen in Gruppen, und in jeder Spalte zählt nur einer je Gruppe: der größte ohne Rücksicht auf das Vorzeichen, bei Gleichheit der später gedruckte.',
    'Forhold står i grupper, og i hver kolonne tæller kun ét af gruppen: det største uanset fortegn, blandt lige store det senest trykte.',
  ),
} satisfies Record<string, RuleRow>
