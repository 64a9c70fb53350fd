import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What may lie where, and what stops a line of fire. */
export const sight = {
  'WAS-065': printed(
    'Stacking',
    'Units are never placed on one another; only aircraft may lie over ships (ruling: hulls may touch, and aircraft may lie over anything, any number of them).',
    'Einheiten stehen nie aufeinander; nur Flugzeuge dürfen über Schiffen liegen (Auslegung: Rümpfe dürfen sich berühren, und Flugzeuge dürfen über allem liegen, beliebig viele).',
    'Enheder stilles aldrig oven på hinanden; kun fly må ligge over skibe (fortolkning: skrog må røre hinanden, og fly må ligge over alt, i ethvert antal).',
  ),
  'WAS-066': printed(
    'Stacking',
    'No unit moves through another (ruling: this holds for all sea units of both sides, submarines too; aircraft neither block nor are blocked).',
    'Keine Einheit fährt durch eine andere (Auslegung: Das gilt für alle Seeeinheiten beider Seiten, auch U-Boote; Flugzeuge versperren niemandem den Weg, und niemand versperrt ihn ihnen).',
    'Ingen enhed sejler gennem en anden (fortolkning: det gælder alle søenheder på begge sider, også ubåde; fly spærrer ikke vejen for nogen, og ingen spærrer den for dem).',
  ),
  'WAS-067': ruled(
    'Stacking',
    'If a course runs into an obstacle, the umpire refuses it and names the place; a unit may always stop short of it, but a turn is allowed or refused as a whole.',
    'Stößt ein Kurs gegen ein Hindernis, lehnt der Schiedsrichter ihn ab und nennt die Stelle; eine Einheit darf immer davor anhalten, eine Drehung aber gilt ganz oder gar nicht.',
    'Støder en kurs mod noget, afviser dommeren den og nævner stedet; en enhed må altid standse forinden, men en drejning gælder helt eller slet ikke.',
  ),
  'WAS-070': printed(
    'Einheiten mit der Fähigkeit „Niedriger Tiefgang“ und Inseln',
    'Units with Shallow Draught may sail in island waters by the usual rules, others may not (ruling: with no part of the hull); no unit may enter land.',
    'Einheiten mit „Niedriger Tiefgang“ dürfen nach den üblichen Regeln in Inselgewässern fahren, andere nicht (Auslegung: mit keinem Teil des Rumpfs); keine Einheit darf Land betreten.',
    'Enheder med »Ringe dybgang« må sejle i øfarvand efter de sædvanlige regler, andre må ikke (fortolkning: med ingen del af skroget); ingen enhed må gå ind over land.',
  ),
  'WAS-071': printed(
    'Einheiten mit der Fähigkeit „Niedriger Tiefgang“ und Inseln',
    'A unit in island waters neither attacks nor is attacked (ruling: its reference point decides; this holds for attacks from the air and the threat of depth charges too, and the unit detects nothing).',
    'Eine Einheit in Inselgewässern greift nicht an und wird nicht angegriffen (Auslegung: Ihr Messpunkt entscheidet; das gilt auch für Luftangriffe und die Bedrohung durch Wasserbomben, und die Einheit erfasst nichts).',
    'En enhed i øfarvand angriber ikke og angribes ikke (fortolkning: dens målepunkt afgør det; det gælder også luftangreb og truslen fra dybdebomber, og enheden opdager intet).',
  ),
  'WAS-072': printed(
    'Nebel und Rauch',
    'No line of sight passes through fog, smoke or squalls. A unit inside one attacks out of it freely; an attack into one fails if the target rolls 5 or 6 for concealment, or only on a 6 if the attacker is within range 0.',
    'Keine Sichtlinie geht durch Nebel, Rauch oder Regenböen hindurch. Aus ihnen heraus greift eine Einheit ungehindert an; ein Angriff in sie hinein entfällt, wenn das Ziel für Sichtschutz 5 oder 6 würfelt, nur bei 6, wenn der Angreifer in Reichweite 0 ist.',
    'Ingen sigtelinje går gennem tåge, røg eller regnbyger. Ud derfra angriber en enhed frit; et angreb ind bortfalder, hvis målet kaster 5 eller 6 for skjul, kun 6, hvis angriberen er inden for afstand 0.',
  ),
  'WAS-073': rebuilt(
    'Nebel und Rauch',
    'A fog bank is a disc of 90 mm radius, smoke or a squall one of 45 mm; a unit is inside if its reference point is. Fog or smoke that only the attacker is in does not count.',
    'Eine Nebelbank ist eine Scheibe von 90 mm Radius, Rauch oder eine Regenböe eine von 45 mm; eine Einheit ist darin, wenn ihr Messpunkt es ist. Nebel oder Rauch, in dem nur der Angreifer steht, zählt nicht.',
    'En tågebanke er en skive med 90 mm radius, røg eller en regnbyge en med 45 mm; en enhed er inde, når dens målepunkt er det. Tåge eller røg, som kun angriberen er i, tæller ikke.',
  ),
  'WAS-074': ruled(
    'Nebel und Rauch',
    'Concealment does not help against attacks by aircraft or anti-aircraft fire.',
    'Sichtschutz hilft nicht gegen Angriffe von Flugzeugen und nicht gegen Flugabwehr.',
    'Skjul hjælper ikke mod flys angreb eller mod luftværn.',
  ),
  'WAS-075': ruled(
    'Nebel und Rauch',
    'Smoke laid in the surface attack works from the next attack on, for both sides, until the end of the next turn; the ship that lays it makes no other attack in that phase.',
    'Rauch, der im Überwasserangriff gelegt wird, wirkt vom nächsten Angriff an für beide Seiten, bis zum Ende des nächsten Zugs; ein Schiff, das ihn legt, greift in dieser Phase nicht an.',
    'Røg lagt i overfladeangrebet virker fra det næste angreb for begge sider til slutningen af næste træk; skibet, der lægger den, angriber ellers ikke i den fase.',
  ),
  'WAS-085': printed(
    'Hindurchfeuern durch andere Einheiten',
    'Sea units attack sea units in flat fire at range 0 and in plunging fire beyond, with guns and depth charges alike; the line runs from main mast to main mast.',
    'Seeeinheiten greifen einander auf Reichweite 0 im Flachfeuer an, darüber hinaus im Steilfeuer, mit Geschützen wie mit Wasserbomben; die Schusslinie verläuft von Hauptmast zu Hauptmast.',
    'Søenheder angriber søenheder i fladbaneild på afstand 0 og i krumbaneild derudover, med kanoner som med dybdebomber; linjen går fra hovedmast til hovedmast.',
  ),
  'WAS-086': printed(
    'Hindurchfeuern durch andere Einheiten',
    'In flat fire the line is blocked if it touches any other ship, friend or foe; submarines never block.',
    'Im Flachfeuer ist die Schusslinie versperrt, wenn ein anderes Schiff sie berührt, ob Freund oder Feind; U-Boote versperren sie nie.',
    'I fladbaneild er linjen spærret, hvis den rører et andet skib, ven eller fjende; ubåde spærrer aldrig.',
  ),
  'WAS-087': printed(
    'Hindurchfeuern durch andere Einheiten',
    'Land blocks every line (ruling: in plunging fire too); island waters do not.',
    'Land versperrt jede Schusslinie (Auslegung: auch im Steilfeuer); Inselgewässer versperren sie nicht.',
    'Land spærrer enhver linje (fortolkning: også i krumbaneild); øfarvand gør ikke.',
  ),
  'WAS-088': printed(
    'Hindurchfeuern durch andere Einheiten',
    'At every range, torpedoes are stopped by any ship on their line (ruling: not by submarines; optionally, by submarines as well).',
    'Torpedos werden auf jede Reichweite von jedem Schiff auf ihrer Bahn aufgehalten (Auslegung: nicht von U-Booten; als Option auch von ihnen).',
    'Torpedoer standses på enhver afstand af ethvert skib på deres linje (fortolkning: ikke af ubåde; som valgfri regel også af dem).',
  ),
  'WAS-089': printed(
    'Hindurchfeuern durch andere Einheiten',
    'No unit blocks fire at aircraft or from aircraft.',
    'Schüsse auf Flugzeuge und von Flugzeugen versperrt keine Einheit.',
    'Ingen enhed spærrer for skud mod fly eller fra fly.',
  ),
  'WAS-090': printed(
    'Hindurchfeuern durch andere Einheiten',
    'Plunging fire passes over other units.',
    'Steilfeuer geht über andere Einheiten hinweg.',
    'Krumbaneild går hen over andre enheder.',
  ),
} satisfies Record<string, RuleRow>
