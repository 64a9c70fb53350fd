import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Range, arc, targets, hit rolls and critical hits. */
export const fire = {
  'LOB-128': printed(
    'Reichweite und Schusswinkel',
    'Round shot reaches 15 inches, chain shot 10 and grape 5 (ruling: where the table and the text differ, the table applies).',
    'Vollkugeln reichen 15 Zoll, Kettenkugeln 10, Streukugeln 5 (Auslegung: Wo Tabelle und Text sich widersprechen, gilt die Tabelle).',
    'Rundkugler når 15 tommer, kædekugler 10, druehagl 5 (fortolkning: hvor tabel og tekst er uenige, gælder tabellen).',
  ),
  'LOB-129': printed(
    'Reichweite und Schusswinkel',
    'Up to 5 inches the hit roll adds 1; beyond 10 inches it subtracts 1 (ruling: for all shot, measured from hull to hull).',
    'Bis 5 Zoll zählt der Trefferwurf 1 mehr, über 10 Zoll 1 weniger (Auslegung: für jedes Geschoss, von Rumpf zu Rumpf).',
    'Op til 5 tommer lægges 1 til træfferkastet; over 10 tommer trækkes 1 fra (fortolkning: for al slags ammunition, målt fra skrog til skrog).',
  ),
  'LOB-130': printed(
    'Reichweite und Schusswinkel',
    'Each side fires over 60 degrees, 30 on either side of the beam (ruling: measured forward from the bow and aft from the stern; any part of a hull will do; land blocks the shot, and so, unless agreed otherwise, does a hull between the centres of the two ships).',
    'Jede Seite feuert in einem Winkel von 60 Grad, je 30 Grad zu beiden Seiten von querab (Auslegung: vorn ab Bug, achtern ab Heck; ein Teil des Rumpfs genügt; Land und, wenn nicht anders vereinbart, ein Rumpf zwischen den Mittelpunkten des feuernden Schiffs und des Ziels versperren den Schuss).',
    'Hver side skyder over 60 grader, 30 til hver side af tværs (fortolkning: forefter fra stævnen, agterefter fra hækken; en del af skroget er nok; land og, hvis intet andet er aftalt, et skrog mellem de to skibes midter spærrer for skuddet).',
  ),
  'LOB-131': printed(
    'Feuerkraft',
    'Starboard and larboard each have the full firepower, and a side does not divide it.',
    'Steuerbord und Backbord haben je die volle Feuerkraft, und eine Seite teilt sie nicht auf.',
    'Styrbord og bagbord har hver fuld ildkraft, og en side deler den ikke.',
  ),
  'LOB-132': printed(
    'Ziel ansagen',
    'Before any firing a player names the targets, one for each side of a ship, and may not change them afterwards.',
    'Vor dem Feuern sagt ein Spieler die Ziele an, eines je Schiffsseite, und darf sie danach nicht ändern.',
    'Før der skydes, melder en spiller målene, ét for hver skibsside, og må ikke ændre dem bagefter.',
  ),
  'LOB-133': printed(
    'Ziel ansagen',
    'Shots at a target that is already destroyed are wasted (ruling: the action points are not returned).',
    'Schüsse auf ein schon zerstörtes Ziel gehen ins Leere (Auslegung: und ihre Kosten werden nicht erstattet).',
    'Skud mod et mål, der allerede er ødelagt, er spildt (fortolkning: og prisen gives ikke tilbage).',
  ),
  'LOB-134': printed(
    'Trefferwurfmodifikation',
    'Weather 4 subtracts 1 from the hit roll and weather 5 subtracts 2; dawn and dusk subtract 1 and night 2, all on top of the range. In weather 6 nothing can be hit.',
    'Vom Trefferwurf werden bei Wetter 4 und in der Dämmerung 1, bei Wetter 5 und nachts 2 abgezogen, zusätzlich zur Entfernung; bei Wetter 6 ist kein Treffer möglich.',
    'Vejr 4 giver et fradrag på 1 i træfferkastet og vejr 5 på 2; daggry og skumring giver 1 og nat 2, alt sammen oven i afstanden. I vejr 6 kan intet rammes.',
  ),
  'LOB-135': printed(
    'Trefferwurf',
    'One die is rolled for each broadside fired: 1 to 3 is a miss, 4 or 5 a hit, 6 a critical hit (ruling: after modifiers, never below 1 or above 6).',
    'Für jede feuernde Schiffsseite wird einmal gewürfelt: Mit 1 bis 3 verfehlt sie das Ziel, mit 4 oder 5 trifft sie, eine 6 ist ein kritischer Treffer (Auslegung: mit Zuschlägen nie unter 1 oder über 6).',
    'For hver skydende side kastes én terning: 1 til 3 er forbi, 4 og 5 er en træffer, 6 en kritisk træffer (fortolkning: med tillæg aldrig under 1 eller over 6).',
  ),
  'LOB-136': ruled(
    'Trefferwurf',
    'A hit does as much damage as the ship’s firepower, all of it in one row.',
    'Ein Treffer richtet Schaden in Höhe der Feuerkraft an, ganz in einer Reihe.',
    'En træffer giver lige så meget skade som skibets ildkraft, det hele i én række.',
  ),
  'LOB-137': printed(
    'Doppelte Ladung',
    'A ship’s first broadside of the battle is double-shotted and does double damage, unless the scenario says otherwise (ruling: with its first shot, also in counter-fire).',
    'Die erste Breitseite eines Schiffes in der Schlacht ist doppelt geladen und richtet doppelten Schaden an, sofern das Szenario es nicht ausschließt (Auslegung: beim ersten Schuss, auch im Gegenschlag).',
    'Et skibs første bredside i slaget er dobbeltladet og giver dobbelt skade, medmindre scenariet siger andet (fortolkning: ved det første skud, også i svarild).',
  ),
  'LOB-138': ruled(
    'Doppelte Ladung',
    'Damage factors multiply, or add up if so agreed; damage beyond the end of a row is lost.',
    'Schadensfaktoren werden multipliziert oder, wenn vereinbart, addiert; was eine Reihe übersteigt, verfällt.',
    'Skadesfaktorer ganges sammen, eller lægges sammen, hvis det er aftalt; skade ud over en rækkes ende går tabt.',
  ),
  'LOB-139': printed(
    'Zielgröße (*)',
    'A small target subtracts 1 from the hit roll; a large one adds 1.',
    'Gegen ein kleines Ziel zählt der Trefferwurf 1 weniger, gegen ein großes 1 mehr.',
    'Et lille mål giver et fradrag på 1 i træfferkastet; et stort lægger 1 til.',
  ),
  'LOB-140': printed(
    'Kritischer Treffer',
    'For a critical hit a second die is rolled; on 1 to 3 it is a normal hit.',
    'Für einen kritischen Treffer wird noch einmal gewürfelt; bei 1 bis 3 ist er ein normaler Treffer.',
    'For en kritisk træffer kastes endnu en terning; ved 1 til 3 er den en almindelig træffer.',
  ),
  'LOB-141': printed(
    'Kritischer Treffer',
    'On a 4, round shot hits the rudder: the ship cannot change course for 3 turns (ruling: in addition to normal damage, in the next 3 movement phases; another such hit starts the count again).',
    'Bei einer 4 treffen Vollkugeln das Ruder: 3 Züge lang keine Kursänderung (Auslegung: zusätzlich zum normalen Schaden, in den nächsten 3 Bewegungsphasen; nach einem weiteren solchen Treffer wird neu gezählt).',
    'Ved 4 rammer rundkugler roret: skibet kan ikke ændre kurs i 3 træk (fortolkning: ud over almindelig skade, i de næste 3 bevægelsesfaser; endnu en sådan træffer tæller forfra).',
  ),
  'LOB-142': printed(
    'Kritischer Treffer',
    'On a 5, round shot brings down the mainmast: half speed for the rest of the battle (ruling: in addition to normal damage; a second such hit is a normal one).',
    'Bei einer 5 fällen Vollkugeln den Hauptmast: halbe Fahrt für den Rest der Schlacht (Auslegung: zusätzlich zum normalen Schaden; ein zweiter solcher Treffer ist ein normaler).',
    'Ved 5 fælder rundkugler stormasten: halv fart resten af slaget (fortolkning: ud over almindelig skade; endnu en sådan træffer er en almindelig).',
  ),
  'LOB-143': printed(
    'Kritischer Treffer',
    'On a 4 or 5, chain shot and grape harm neither rudder nor mast (ruling: they hit double, or normally if so agreed).',
    'Bei 4 oder 5 beschädigen Ketten- und Streukugeln weder Ruder noch Mast (Auslegung: Sie treffen doppelt, oder normal, wenn vereinbart).',
    'Ved 4 eller 5 skader kædekugler og druehagl hverken ror eller mast (fortolkning: de giver dobbelt skade, eller almindelig, hvis det er aftalt).',
  ),
  'LOB-144': printed(
    'Kritischer Treffer',
    'A 6 is a full hit with any shot: double damage, and a tally mark in the log.',
    'Eine 6 ist mit jedem Geschoss ein Volltreffer: doppelter Schaden und ein Strich im Logbuch.',
    'En 6 er en fuldtræffer med al slags ammunition: dobbelt skade og en streg i logbogen.',
  ),
} satisfies Record<string, RuleRow>
