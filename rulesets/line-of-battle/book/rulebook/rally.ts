import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Morale, changes of weather, clock and wind, and victory. */
export const rally = {
  'LOB-200': printed(
    'Moral',
    'A ship that has lost more than half its hull or more than half its crew tests its morale in every rally phase.',
    'Hat ein Schiff mehr als die Hälfte seines Rumpfs oder mehr als die Hälfte seiner Besatzung verloren, legt es in jeder Sammelphase eine Moralprobe ab.',
    'Et skib, der har mistet mere end halvdelen af skroget eller af besætningen, aflægger moralprøve i hver samlingsfase.',
  ),
  'LOB-201': printed(
    'Moral',
    'One die is rolled against the morale value and its modifiers (ruling: a roll below the value passes; if so agreed, a roll equal to it passes too).',
    'Gewürfelt wird gegen den Moralwert mit Zuschlägen (Auslegung: bestanden unter dem Wert oder, wenn vereinbart, auch bei Gleichheit).',
    'Én terning kastes mod moralværdien med tillæg (fortolkning: bestået under værdien, eller også ved lighed, hvor det er aftalt).',
  ),
  'LOB-202': printed(
    'Moralwurfmodifikation',
    'A commodore within 10 inches adds 1 and an admiral 2 (ruling: so does a vice-admiral; measured from hull to hull; only the highest officer of the side counts, also aboard the ship itself). A line of battle adds 2, and so does being a flagship.',
    'Ein Kommodore im Umkreis von 10 Zoll erhöht den Moralwert um 1, ein Admiral um 2 (Auslegung: auch ein Vizeadmiral, von Rumpf zu Rumpf, nur der höchste der Seite, auch an Bord), eine Kampflinie um 2 und ein Flaggschiff um 2.',
    'En kommandør inden for 10 tommer lægger 1 til, en admiral 2 (fortolkning: også en viceadmiral; målt fra skrog til skrog; kun sidens højeste officer tæller, også om bord på skibet selv). En slaglinje giver 2 og et flagskib 2.',
  ),
  'LOB-203': printed(
    'Moral',
    'A ship that fails flees to the nearest edge and does nothing else (ruling: in its next movement, at full speed, without fire or counter-fire until it passes a test).',
    'Ein Schiff, das die Probe nicht besteht, flieht zum nächsten Rand und tut sonst nichts (Auslegung: in der nächsten Bewegung mit voller Fahrt, ohne Feuer und Gegenschlag, bis es eine besteht).',
    'Et skib, der ikke består, flygter mod nærmeste kant og gør intet andet (fortolkning: i næste bevægelse for fuld fart, uden ild og svarild, til det består prøven).',
  ),
  'LOB-204': printed(
    'Moral',
    'If it is still on the board in the next turn it tests again (ruling: passing clears its failures).',
    'Ist es im nächsten Zug noch auf dem Spielfeld, wird die Moralprobe wiederholt (Auslegung: Bestehen löscht die Fehlschläge).',
    'Er det stadig på bordet i næste træk, tages prøven igen (fortolkning: består skibet, slettes de mislykkede prøver).',
  ),
  'LOB-205': printed(
    'Moral',
    'A ship in melee does not test and cannot flee.',
    'Ein Schiff im Nahkampf legt keine Moralprobe ab und kann nicht fliehen.',
    'Et skib i nærkamp aflægger ingen moralprøve og kan ikke flygte.',
  ),
  'LOB-206': printed(
    'Moral',
    'After 3 failures in 3 turns in a row the ship strikes its flag and is lost to the enemy (ruling: to the player of the nearest enemy; it stays as an obstacle without crew).',
    'Nach 3 Fehlschlägen in 3 aufeinanderfolgenden Zügen wird die Flagge gestrichen, und das Schiff fällt dem Gegner zu (Auslegung: dem Spieler des nächsten gegnerischen Schiffs; es bleibt als unbemanntes Hindernis).',
    'Efter 3 mislykkede prøver i 3 træk på stribe stryges flaget, og skibet er tabt til fjenden (fortolkning: til den nærmeste fjendes spiller; det bliver liggende ubemandet som hindring).',
  ),
  'LOB-207': printed(
    'Moral',
    'Each test passed and each flag struck is entered in the log.',
    'Jede bestandene Probe und jede gestrichene Flagge wird ins Logbuch eingetragen.',
    'Hver bestået prøve og hvert strøget flag føres i logbogen.',
  ),
  'LOB-208': printed(
    'Wetter',
    'One die changes the weather: on a 1 it gets a step worse, on a 6 a step better (ruling: worse is a higher level, between 1 and 6).',
    'Ein Würfel zeigt, ob sich das Wetter ändert: Bei 1 wird es um eine Stufe schlechter, bei 6 um eine Stufe besser (Auslegung: Schlechter heißt höhere Stufe, zwischen 1 und 6).',
    'Én terning viser, om vejret ændrer sig: ved 1 bliver det et trin værre, ved 6 et trin bedre (fortolkning: værre er et højere trin, mellem 1 og 6).',
  ),
  'LOB-209': printed(
    'Uhrzeit',
    'The clock moves on 30 minutes, and a change of light counts from the next turn.',
    'Die Uhr geht 30 Minuten weiter, und neues Licht gilt ab dem nächsten Zug.',
    'Uret går 30 minutter frem, og nyt lys gælder fra næste træk.',
  ),
  'LOB-210': printed(
    'Windrichtung',
    'One die changes the wind: on a 1 it shifts a step clockwise, on a 6 a step anticlockwise (ruling: a step is 90 degrees).',
    'Ein Würfel zeigt, ob der Wind dreht: bei 1 um einen Schritt im Uhrzeigersinn, bei 6 um einen Schritt dagegen (Auslegung: Ein Schritt sind 90 Grad).',
    'Én terning viser, om vinden drejer: ved 1 et skridt med uret, ved 6 et skridt mod uret (fortolkning: et skridt er 90 grader).',
  ),
  'LOB-211': ruled(
    'Moral',
    'The nearest edge is measured from the centre of the hull when the move begins; if two are equally near, the owner chooses. The ship weighs anchor first, sails straight on without a rudder, and stays where it is if aground or without sails.',
    'Der nächste Rand wird zu Beginn der Fahrt von der Rumpfmitte gemessen; bei Gleichheit wählt der Besitzer. Das Schiff lichtet zuerst den Anker, segelt ohne Ruder geradeaus und bleibt auf Grund oder ohne Segel liegen.',
    'Nærmeste kant måles fra skrogets midte, når sejladsen begynder; er to lige nær, vælger ejeren. Skibet letter først anker, sejler ligeud uden ror og bliver liggende, hvis det er på grund eller uden sejl.',
  ),
  'LOB-212': ruled(
    'Moral',
    'A turn without a test, as in a melee, clears the failures. A ship stops fleeing when it passes a test or no longer has a reason to flee.',
    'Ein Zug ohne Probe, etwa im Nahkampf, löscht die Fehlschläge, und die Flucht endet mit bestandener Probe oder wenn ihr Grund entfällt.',
    'Et træk uden prøve, som i nærkamp, sletter de mislykkede prøver; flugten slutter, når en prøve bestås, eller grunden er væk.',
  ),
  'LOB-215': printed(
    'Siegpunkte ermitteln',
    'An enemy flagship that is sunk or taken is worth 10 points.',
    'Ein versenktes oder erobertes gegnerisches Flaggschiff bringt 10 Punkte.',
    'Et fjendtligt flagskib, der sænkes eller tages, giver 10 point.',
  ),
  'LOB-216': printed(
    'Siegpunkte ermitteln',
    'Any other enemy ship that is sunk or taken is worth 5 points (ruling: a ship that has surrendered counts as taken).',
    'Jedes andere versenkte oder eroberte gegnerische Schiff bringt 5 Punkte (Auslegung: Ein übergebenes gilt als erobert).',
    'Ethvert andet fjendtligt skib, der sænkes eller tages, giver 5 point (fortolkning: et overgivet skib regnes for taget).',
  ),
  'LOB-217': printed(
    'Siegpunkte ermitteln',
    'An enemy ship that has fled is worth 5 points (ruling: but not one whose task was to leave).',
    'Ein geflohenes gegnerisches Schiff bringt 5 Punkte (Auslegung: nicht, wenn es auftragsgemäß das Spielfeld verließ).',
    'Et fjendtligt skib, der er flygtet, giver 5 point (fortolkning: ikke når det sejlede bort, som dets opgave kræver).',
  ),
  'LOB-218': printed(
    'Siegpunkte ermitteln',
    'Each quarter of the board that a side controls is worth 5 points (ruling: it has an operational ship there and the other side has none).',
    'Jedes beherrschte Viertel des Spielfelds bringt 5 Punkte (Auslegung: wenn dort ein einsatzfähiges eigenes und kein gegnerisches Schiff ist).',
    'Hver fjerdedel af bordet, som en side behersker, giver 5 point (fortolkning: når den har et kampdygtigt skib dér og fjenden intet).',
  ),
  'LOB-219': printed(
    'Schlachtergebnis ermitteln',
    'The difference in points decides the grade of the result, from a draw to an overwhelming victory (ruling: minor and clear victory, misprinted, are put in order, and above 100 points the highest grade applies).',
    'Der Punktunterschied stuft das Ergebnis vom Unentschieden bis zum überwältigenden Sieg ein (Auslegung: Kleiner und klarer Sieg sind in die richtige Reihenfolge gebracht, und über 100 Punkten gilt die höchste Stufe).',
    'Forskellen i point inddeler resultatet fra uafgjort til overvældende sejr (fortolkning: lille og klar sejr er sat i rigtig rækkefølge, og over 100 point gælder den højeste grad).',
  ),
  'LOB-220': printed(
    'Szenarien',
    'A scenario’s own conditions of victory replace the grade.',
    'Eigene Siegbedingungen eines Szenarios treten an die Stelle der Einstufung.',
    'Et scenaries egne sejrsbetingelser træder i stedet for inddelingen.',
  ),
  'LOB-221': ruled(
    'Szenarien',
    'In scenarios, ships taken or surrendered also count as “destroyed” or “sunk”, and a fleet without operational ships is gone; if neither condition is met at the turn limit, or both in one turn, the battle is a draw.',
    'In Szenarien schließen „zerstört“ und „versenkt“ auch erobert und übergeben ein, und eine Flotte ohne einsatzfähige Schiffe gilt als vernichtet; ist nach dem letzten Zug keine Bedingung erfüllt oder sind es beide in einem Zug, ist die Schlacht unentschieden.',
    'I scenarier omfatter »ødelagt« og »sænket« også taget og overgivet, og en flåde uden kampdygtige skibe er væk; er ingen betingelse opfyldt efter sidste træk, eller begge i ét træk, er slaget uafgjort.',
  ),
  'LOB-222': ruled(
    'Siegpunkte ermitteln',
    'A ship is operational if it is on the board, in its owner’s hands and has crew; its centre decides its quarter, and on a dividing line it is in none.',
    'Einsatzfähig ist ein Schiff, das auf dem Spielfeld, im Besitz seines Spielers und bemannt ist; seine Mitte bestimmt das Viertel, auf einer Trennlinie liegt es in keinem.',
    'Kampdygtigt er et skib på bordet i ejerens hænder med besætning; dets midte afgør fjerdedelen, og på en skillelinje er det i ingen.',
  ),
} satisfies Record<string, RuleRow>
