import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Loading and repairs, time, victory and the scenarios. */
export const upkeep = {
  'WS-240': printed(
    'Loading and repairs',
    'One side of a ship may be loaded each turn, even one that has fired this turn, and both are loaded when the battle begins (ruling: as the owner chooses, with round shot where no choice is made).',
    'In jedem Zug kann ein Schiff eine Seite laden, auch eine, die in diesem Zug gefeuert hat; zu Beginn der Schlacht sind beide geladen (Auslegung: womit der Besitzer will, sonst mit Vollkugeln).',
    'Én side af et skib må lades pr. træk, også en, der er affyret i dette træk, og begge er ladt, når slaget begynder (fortolkning: som ejeren vælger, ellers med rundkugler).',
  ),
  'WS-241': printed(
    'Loading and repairs',
    'A ship with two crew sections that has done nothing else this turn may log a turn of repair to hull, guns or rigging; every third turn logged on the same item restores two squares of it, the most recently lost first.',
    'Ein Schiff mit zwei Abteilungen, das in diesem Zug sonst nichts getan hat, kann einen Zug Reparatur an Rumpf, Geschützen oder Takelage notieren; jeder dritte Zug am selben Teil bringt zwei Kästchen zurück, die zuletzt verlorenen zuerst.',
    'Et skib med to afdelinger, der ellers intet har gjort i dette træk, må notere et træks reparation af skrog, kanoner eller rigning; for hvert tredje træk, der er noteret for det samme, genvindes to rubrikker, de sidst mistede først.',
  ),
  'WS-245': printed(
    'XI. Timed moves',
    'Between people, phases are timed, and the first time a player overruns, there are 30 seconds of grace (ruling: 1 to 3 minutes for plots, and more with many ships; 2 for targets; 1 each for signals, for boarding parties, and for loading and sails together).',
    'Spielen Menschen gegeneinander, haben die Phasen eine Zeitgrenze; überschreitet ein Spieler sie zum ersten Mal, bekommt er 30 Sekunden dazu (Auslegung: 1 bis 3 Minuten für Kurse, bei vielen Schiffen mehr; 2 für Ziele; je 1 für Signale, für Enterkommandos und für Laden und Segel zusammen).',
    'Mellem mennesker er faser på tid, og en spillers første overskridelse giver 30 sekunders henstand (fortolkning: 1 til 3 minutter for kurser, mere med mange skibe; 2 for mål; 1 hver for signaler, for entrehold og for ladning og sejl tilsammen).',
  ),
  'WS-246': printed(
    'XI. Timed moves',
    'A ship whose order is late sails straight ahead with its whole allowance (ruling: within the limits of momentum; whatever else is missing is filled in like this: no party, the nearest target, round shot, and sails as they are).',
    'Ein Schiff, dessen Befehl nicht rechtzeitig kommt, fährt mit ganzer Bewegungsweite geradeaus (Auslegung: in den Grenzen des Schwungs; was sonst noch fehlt, wird so ergänzt: kein Kommando, das nächste Ziel, Vollkugeln, und die Segel bleiben, wie sie sind).',
    'Et skib, hvis ordre ikke kommer i tide, sejler lige frem med alle bevægelsespoint (fortolkning: inden for fremdriftens grænser; hvad der ellers mangler, udfyldes sådan: intet hold, nærmeste mål, rundkugler, og sejlene bliver, som de er).',
  ),
  'WS-260': printed(
    'Victory',
    'A duel ends at once when a ship surrenders in any way; if both do so at once it is a draw. A ship without crew has lost, even if its enemy strikes.',
    'Ein Duell endet sofort, wenn ein Schiff sich auf irgendeine Weise ergibt; ergeben sich beide zugleich, ist es unentschieden. Ein Schiff ohne Mannschaft hat verloren, auch wenn der Gegner die Flagge streicht.',
    'En duel slutter straks, når et skib overgiver sig på nogen måde; overgiver begge sig på én gang, er den uafgjort. Et skib uden mandskab har tabt, selv om fjenden stryger flaget.',
  ),
  'WS-261': ruled(
    'Victory',
    'Except in a chase, a ship loses if for 10 turns in a row it ends farther from its enemy, and more than 10 hexes off, when it could have closed.',
    'Außer bei einer Verfolgung verliert ein Schiff, das 10 Züge hintereinander jedes Mal weiter vom Gegner entfernt ist als zuvor und dabei mehr als 10 Felder Abstand hat, obwohl es hätte näher kommen können.',
    'Undtagen i en forfølgelse taber et skib, der 10 træk i rad ender længere fra fjenden og mere end 10 felter borte, skønt det kunne være kommet nærmere.',
  ),
  'WS-262': printed(
    'Victory',
    'In a fleet action a side scores the points of each enemy ship that struck, sank or blew up and twice the points of each that it captured; the highest total wins (ruling: a ship that will sink or blow up counts as if it had, one that surrendered or has nobody left aboard counts as one that struck, and one retaken scores nothing).',
    'In einer Flottenschlacht bringt ein gegnerisches Schiff, das die Flagge gestrichen hat, gesunken oder explodiert ist, seine Punkte und ein genommenes doppelt so viele; die höchste Summe gewinnt (Auslegung: Eines, das sinken oder explodieren wird, zählt, als wäre es schon geschehen; ein zurückerobertes zählt nicht; eines, das sich ergeben hat oder niemanden mehr an Bord hat, zählt wie eines, das die Flagge gestrichen hat).',
    'I et flådeslag giver et fjendtligt skib, der strøg, sank eller sprang i luften, sine point og et taget det dobbelte, og den højeste sum vinder (fortolkning: et, der vil synke eller springe i luften, tæller, som var det sket; et generobret giver intet, et, der har overgivet sig eller ingen har om bord, som et, der strøg).',
  ),
  'WS-263': ruled(
    'Victory',
    'A scenario’s own victory conditions take precedence.',
    'Die eigenen Siegbedingungen eines Szenarios haben Vorrang.',
    'Et scenaries egne sejrsbetingelser har forrang.',
  ),
  'WS-S-1': rebuilt(
    'Scenarios',
    'Trafalgar, 21 October 1805: 27 British ships against 18 French and 15 Spanish; seven of the British arrive in turns 3 to 6, and after 30 turns points decide.',
    'Trafalgar, 21. Oktober 1805: 27 britische Schiffe gegen 18 französische und 15 spanische; sieben britische kommen in den Zügen 3 bis 6, und nach 30 Zügen entscheiden Punkte.',
    'Trafalgar, 21. oktober 1805: 27 britiske skibe mod 18 franske og 15 spanske; syv britiske kommer i træk 3 til 6, og efter 30 træk afgør point.',
  ),
  'WS-S-1F': rebuilt(
    'Scenarios',
    'Trafalgar with nine frigates, which look on and repeat signals.',
    'Trafalgar mit neun Fregatten, die zuschauen und Signale wiederholen.',
    'Trafalgar med ni fregatter, der ser til og gentager signaler.',
  ),
  'WS-S-2': rebuilt(
    'Scenarios',
    'Mars against Hercule, 21 April 1798, in a normal southerly wind.',
    'Mars gegen Hercule, 21. April 1798, bei normalem Südwind.',
    'Mars mod Hercule, 21. april 1798, i normal søndenvind.',
  ),
  'WS-S-3': rebuilt(
    'Scenarios',
    'Nymphe against Cléopâtre, 18 June 1793, in a normal wind from the south that changes easily.',
    'Nymphe gegen Cléopâtre, 18. Juni 1793, bei normalem Wind aus Süden, der leicht wechselt.',
    'Nymphe mod Cléopâtre, 18. juni 1793, i normal vind fra syd, der let skifter.',
  ),
  'WS-S-4': rebuilt(
    'Scenarios',
    'Constitution against Guerriere, 19 August 1812, in a gale; the starting positions are ours (reconstruction).',
    'Constitution gegen Guerriere, 19. August 1812, im Sturm; wo die Schiffe beginnen, haben wir festgelegt (Rekonstruktion).',
    'Constitution mod Guerriere, 19. august 1812, i kuling; skibenes pladser er vores (rekonstruktion).',
  ),
  'WS-S-5': rebuilt(
    'Scenarios',
    'Bonhomme Richard against Serapis off Flamborough Head, 23 September 1779; the starting positions are ours (reconstruction).',
    'Bonhomme Richard gegen Serapis vor Flamborough Head, 23. September 1779; wo die Schiffe beginnen, haben wir festgelegt (Rekonstruktion).',
    'Bonhomme Richard mod Serapis ud for Flamborough Head, 23. september 1779; skibenes pladser er vores (rekonstruktion).',
  ),
  'WS-S-6': rebuilt(
    'Scenarios',
    'San Domingo, 6 February 1806: two British columns cut off a French squadron running west, whose ships of the line score for the French if they leave to the south or west; 20 turns, and half the British points are enough for the French.',
    'San Domingo, 6. Februar 1806: Zwei britische Kolonnen fangen ein französisches Geschwader ab, das nach Westen läuft; seine Linienschiffe bringen den Franzosen Punkte, wenn sie nach Süden oder Westen entkommen. 20 Züge, und die halben britischen Punkte genügen den Franzosen.',
    'San Domingo, 6. februar 1806: to britiske kolonner afskærer en fransk eskadre på vej mod vest, hvis linjeskibe giver franskmændene point, når de undslipper mod syd eller vest; 20 træk, og halvdelen af de britiske point er nok for franskmændene.',
  ),
  'WS-S-7': rebuilt(
    'Scenarios',
    'The open battle: up to ten ships a side, rolled for or built in secret from the class chart for the points agreed on; both fleets run before the wind in line ahead, side by side out of gunshot, and points decide. Where several commanders share a fleet the senior builds it; each has a run of its ships in the order of the list.',
    'Die offene Schlacht: bis zu zehn Schiffe je Seite, ausgewürfelt oder geheim aus der Klassentafel zusammengestellt, für so viele Punkte, wie ausgemacht sind; beide Flotten laufen in Kiellinie vor dem Wind, nebeneinander außer Schussweite, und Punkte entscheiden. Teilen sich mehrere Befehlshaber eine Flotte, stellt sie der ranghöchste zusammen; jeder hat in der Reihenfolge der Liste einen Teil ihrer Schiffe.',
    'Det åbne slag: op til ti skibe på hver side, udtrukket eller sammensat hemmeligt efter klassetavlen for de point, der er aftalt; begge flåder løber for vinden i kølvandslinje, side om side uden for skudvidde, og point afgør. Deler flere befalingsmænd en flåde, sammensætter den øverste den; hver har en del af dens skibe i listens rækkefølge.',
  ),
  'WS-S-8': rebuilt(
    'Scenarios',
    'Nine duels, one of them out of a novel, and six squadron actions of frigates and sloops, 1778 to 1815; the ships are those of a free computer game of 1983, and the starting positions are ours.',
    'Neun Duelle, eins davon aus einem Roman, und sechs Geschwadergefechte von Fregatten und Sloops, 1778 bis 1815: die Schiffe wie in einem freien Computerspiel von 1983, die Startpositionen von uns.',
    'Ni dueller, en af dem fra en roman, og seks eskadrekampe mellem fregatter og slupper, 1778 til 1815: skibene, som et frit computerspil fra 1983 har dem, pladserne vore.',
  ),
} satisfies Record<string, RuleRow>
