import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Range, arc, targets, hit rolls and critical hits. */
export const fire = {
  'LOB-128': printed(
    'Reichweite und Schusswinkel',
    'Round shot reaches 15 inches, chain 10, grape 5 (ruling: where table and text differ, the table applies).',
    'Vollkugeln reichen 15 Zoll, Kettenkugeln 10, Streukugeln 5 (Auslegung: Wo Tabelle und Text sich widersprechen, gilt die Tabelle).',
    'Rundkugler når 15 tommer, kædekugler 10, druehagl 5 (fortolkning: tabellen gælder, hvor teksten tager fejl).',
  ),
  'LOB-129': printed(
    'Reichweite und Schusswinkel',
    'Within 5 inches the hit roll gains 1, beyond 10 it loses 1 (ruling: for all shot, from hull to hull).',
    'Bis 5 Zoll zählt der Trefferwurf 1 mehr, über 10 Zoll 1 weniger (Auslegung: für jedes Geschoss, von Rumpf zu Rumpf).',
    'Til og med 5 tommer får træfferkastet 1, over 10 mister det 1 (fortolkning: for al ammunition, fra skrog til skrog).',
  ),
  'LOB-130': printed(
    'Reichweite und Schusswinkel',
    'Each side fires over 60 degrees, 30 either side of the beam (ruling: forward from the bow, aft from the stern; any part of a hull will do; land blocks the shot, and so, unless agreed otherwise, does a hull between the two centres).',
    'Jede Seite feuert über 60 Grad, je 30 beiderseits von querab (Auslegung: vorn ab Bug, achtern ab Heck; ein Teil des Rumpfs genügt; Land und, wenn nicht anders vereinbart, ein Rumpf zwischen den Mittelpunkten des feuernden Schiffs und des Ziels versperren den Schuss).',
    'Hver side skyder over 60 grader, 30 til hver side af tværs (fortolkning: forude fra stævnen, agter fra hækken; en del af et skrog er nok; land og, hvis intet andet er aftalt, et skrog mellem midterne spærrer).',
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
    'Shots at a target that is already destroyed are wasted (ruling: and their cost is not returned).',
    'Schüsse auf ein schon zerstörtes Ziel gehen ins Leere (Auslegung: und ihre Kosten werden nicht erstattet).',
    'Skud mod et mål, der allerede er ødelagt, er spildt (fortolkning: og prisen gives ikke tilbage).',
  ),
  'LOB-134': printed(
    'Trefferwurfmodifikation',
    'Weather 4 takes 1 off the hit roll and weather 5 takes 2, dawn and dusk take 1, night 2, all on top of the range; in weather 6 nothing can be hit.',
    'Vom Trefferwurf werden bei Wetter 4 und in der Dämmerung 1, bei Wetter 5 und nachts 2 abgezogen, zusätzlich zur Entfernung; bei Wetter 6 ist kein Treffer möglich.',
    'Vejr 4 tager 1 af træfferkastet og vejr 5 tager 2, daggry og skumring 1, nat 2, alt oven i afstanden; i vejr 6 kan intet rammes.',
  ),
  'LOB-135': printed(
    'Trefferwurf',
    'One die for each firing side: 1 to 3 misses, 4 and 5 hit, 6 is critical (ruling: after modifiers, kept within 1 to 6).',
    'Für jede feuernde Seite wird einmal gewürfelt: Bei 1 bis 3 verfehlt die Seite, bei 4 und 5 trifft sie, eine 6 ist kritisch (Auslegung: mit Zuschlägen nie unter 1 oder über 6).',
    'Én terning for hver skydende side: 1 til 3 er forbi, 4 og 5 rammer, 6 er kritisk (fortolkning: med tillæg, holdt mellem 1 og 6).',
  ),
  'LOB-136': ruled(
    'Trefferwurf',
    'A hit deals damage equal to the firepower, all to one row.',
    'Ein Treffer richtet Schaden in Höhe der Feuerkraft an, ganz in einer Reihe.',
    'En træffer giver skade lig ildkraften, alt i én række.',
  ),
  'LOB-137': printed(
    'Doppelte Ladung',
    'A ship’s first broadside of the battle is double-loaded and deals double damage, unless the scenario says otherwise (ruling: with its first shot, in counter-fire too).',
    'Die erste Breitseite eines Schiffes in der Schlacht ist doppelt geladen und richtet doppelten Schaden an, sofern das Szenario es nicht ausschließt (Auslegung: beim ersten Schuss, auch im Gegenschlag).',
    'Et skibs første bredside i slaget er dobbeltladet og giver dobbelt skade, medmindre scenariet siger nej (fortolkning: ved dets første skud, også i svarild).',
  ),
  'LOB-138': ruled(
    'Doppelte Ladung',
    'Damage factors multiply, or add up if so agreed; damage beyond the end of a row is lost.',
    'Schadensfaktoren werden multipliziert oder, wenn vereinbart, addiert; was eine Reihe übersteigt, verfällt.',
    'Skadesfaktorer ganges, eller lægges sammen, hvis det er aftalt; hvad der overstiger en række, går tabt.',
  ),
  'LOB-139': printed(
    'Zielgröße (*)',
    'A small target takes 1 off the hit roll and a large one adds 1.',
    'Gegen ein kleines Ziel zählt der Trefferwurf 1 weniger, gegen ein großes 1 mehr.',
    'Et lille mål tager 1 af træfferkastet, og et stort lægger 1 til.',
  ),
  'LOB-140': printed(
    'Kritischer Treffer',
    'A second die is rolled for a critical hit; on 1 to 3 it is a normal hit.',
    'Für einen kritischen Treffer wird noch einmal gewürfelt; bei 1 bis 3 ist er ein normaler Treffer.',
    'For en kritisk træffer kastes endnu en terning; ved 1 til 3 er den en almindelig træffer.',
  ),
  'LOB-141': printed(
    'Kritischer Treffer',
    'On a 4, round shot hits the rudder: no change of course for three turns (ruling: in addition to normal damage, in the next three movement phases; another such hit starts them again).',
    'Bei einer 4 treffen Vollkugeln das Ruder: drei Züge lang keine Kursänderung (Auslegung: zusätzlich zum normalen Schaden, in den nächsten drei Bewegungsphasen; ein weiterer solcher Treffer zählt von vorn).',
    'Rundkugler med 4 rammer roret: ingen kursændring i tre træk (fortolkning: ud over almindelig skade, i de næste tre bevægelsesfaser; endnu en sådan træffer tæller forfra).',
  ),
  'LOB-142': printed(
    'Kritischer Treffer',
    'On a 5, round shot brings down the mainmast: half speed for the rest of the battle (ruling: in addition to normal damage; a second such hit is a normal one).',
    'Bei einer 5 fällen Vollkugeln den Hauptmast: halbe Fahrt für den Rest der Schlacht (Auslegung: zusätzlich zum normalen Schaden; ein zweiter solcher Treffer ist ein normaler).',
    'Rundkugler med 5 fælder stormasten: halv fart resten af slaget (fortolkning: ud over almindelig skade; endnu en sådan træffer er en almindelig).',
  ),
  'LOB-143': printed(
    'Kritischer Treffer',
    'On a 4 or 5, chain and grape harm neither rudder nor mast (ruling: they hit double, or normally where so agreed).',
    'Bei 4 oder 5 beschädigen Ketten- und Streukugeln weder Ruder noch Mast (Auslegung: sie treffen doppelt, oder normal, wenn vereinbart).',
    'Kædekugler og druehagl med 4 eller 5 skader hverken ror eller mast (fortolkning: de rammer dobbelt, eller almindeligt, hvor det er aftalt).',
  ),
  'LOB-144': printed(
    'Kritischer Treffer',
    'A 6 is a full hit with any shot: double damage, and a tally mark in the log.',
    'Eine 6 ist mit jedem Geschoss ein Volltreffer: doppelter Schaden und ein Strich im Logbuch.',
    'En 6 er fuldtræffer med al ammunition: dobbelt skade og en streg i logbogen.',
  ),
} satisfies Record<string, RuleRow>
