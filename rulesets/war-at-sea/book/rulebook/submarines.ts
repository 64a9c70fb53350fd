import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How submarines are detected, and how they fight. */
export const submarines = {
  'WAS-130': printed(
    'U-Boote',
    'An aircraft may attack a submarine only if it is within detection range of a sea unit of the aircraft’s side, or has been detected this turn.',
    'Ein Flugzeug darf ein U-Boot nur angreifen, wenn das U-Boot in der Erfassungsreichweite einer Seeeinheit der angreifenden Seite liegt oder in diesem Zug erfasst wurde.',
    'Et fly må kun angribe en ubåd, hvis den er inden for opdagelsesafstand af en søenhed på flyets side eller er opdaget i dette træk.',
  ),
  'WAS-131': printed(
    'U-Boote',
    'The detection range of a sea unit is 3 sections, 270 mm (ruling: from reference point to reference point, no line of sight needed; submarines detect too).',
    'Die Erfassungsreichweite einer Seeeinheit beträgt 3 Abschnitte, 270 mm (Auslegung: von Messpunkt zu Messpunkt, Sicht ist nicht nötig; auch U-Boote erfassen).',
    'En søenheds opdagelsesafstand er 3 afsnit, 270 mm (fortolkning: fra målepunkt til målepunkt, uden krav om sigt; ubåde opdager også).',
  ),
  'WAS-132': printed(
    'U-Boote',
    'Outside that range roll a die for the aircraft before its attack: on 4 or more it detects the submarine (ruling: one try a turn, on a submarine that it can reach; on a failure it may attack something else).',
    'Außerhalb davon würfelst du vor dem Angriff für das Flugzeug: Bei 4 oder mehr erfasst es das U-Boot (Auslegung: ein Versuch je Zug, bei einem U-Boot in seiner Reichweite; misslingt er, darf es etwas anderes angreifen).',
    'Uden for den kaster du en terning for flyet før angrebet: ved 4 eller mere opdager det ubåden (fortolkning: ét forsøg pr. træk, på en ubåd inden for dets rækkevidde; mislykkes det, må flyet angribe noget andet).',
  ),
  'WAS-133': printed(
    'U-Boote',
    'A submarine that has been detected stays so for the rest of the turn, for the whole side.',
    'Ein erfasstes U-Boot bleibt bis zum Ende des Zugs für die ganze Seite erfasst.',
    'En opdaget ubåd forbliver opdaget resten af trækket, for hele siden.',
  ),
  'WAS-134': ruled(
    'U-Boote',
    'A target need not be detected for ships’ depth charges or submarines’ torpedoes.',
    'Für Wasserbomben von Schiffen und Torpedos von U-Booten muss das Ziel nicht erfasst sein.',
    'For skibes dybdebomber og ubådes torpedoer behøver målet ikke være opdaget.',
  ),
  'WAS-135': printed(
    'U-Boot-Angriff',
    'Submarines fire torpedoes in their own phase, at ships; at submarines only by an ability.',
    'U-Boote feuern ihre Torpedos in einer eigenen Phase, auf Schiffe; auf U-Boote nur mit einer Fähigkeit.',
    'Ubåde affyrer torpedoer i deres egen fase, mod skibe; mod ubåde kun med en evne.',
  ),
  'WAS-136': printed(
    'U-Boot-Angriff',
    'Optional (on by default): a submarine loses 1 torpedo die for each enemy aircraft that attacked it with depth charges this turn and for each enemy ship with depth charges within range 1; at least 1 die remains.',
    'Optional (voreingestellt): Ein U-Boot verliert 1 Torpedowürfel für jedes feindliche Flugzeug, das es in diesem Zug mit Wasserbomben angegriffen hat, und für jedes feindliche Schiff mit Wasserbomben in Reichweite 1; mindestens 1 Würfel bleibt.',
    'Valgfri regel, som gælder, hvis den ikke vælges fra: en ubåd mister 1 torpedoterning for hvert fjendtligt fly, der angreb den med dybdebomber i dette træk, og for hvert fjendtligt skib med dybdebomber inden for afstand 1; mindst 1 terning bliver.',
  ),
  'WAS-137': ruled(
    'U-Boote',
    'Submarines move as ships do, may not enter island waters, and block no line of fire.',
    'U-Boote bewegen sich wie Schiffe, dürfen nicht in Inselgewässer und versperren keine Schusslinie.',
    'Ubåde bevæger sig som skibe, må ikke gå ind i øfarvand og spærrer ingen skudlinje.',
  ),
} satisfies Record<string, RuleRow>
