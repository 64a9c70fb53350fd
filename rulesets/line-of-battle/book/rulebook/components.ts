import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Board, models, records and ship classes; action points. */
export const components = {
  'LOB-001': printed(
    'Schlachtfeld',
    'The board measures at least 48 by 48 inches.',
    'Das Spielfeld misst wenigstens 48 mal 48 Zoll.',
    'Bordet måler mindst 48 gange 48 tommer.',
  ),
  'LOB-002': printed(
    'Schlachtfeld',
    'Coasts, islands, reefs and harbours are terrain pieces, and no ship sails over land.',
    'Küsten, Inseln, Riffe und Häfen sind Geländeteile, und kein Schiff segelt über Land.',
    'Kyster, øer, rev og havne er terrænstykker, og intet skib sejler over land.',
  ),
  'LOB-003': printed(
    'Die Schiffe',
    'Distances are for models at a scale of 1:1200; at a scale of 1:s, every distance is multiplied by 1200/s.',
    'Die Entfernungen gelten für Modelle in 1:1200; im Maßstab 1:s wird jede mit 1200/s multipliziert.',
    'Afstandene gælder modeller i 1:1200; i målestok 1:s ganges hver afstand med 1200/s.',
  ),
  'LOB-004': printed(
    'Zollstöcke',
    'On a metric ruler one inch of the rules is read as three centimetres.',
    'Auf einem metrischen Maß wird ein Zoll der Regeln als drei Zentimeter abgelesen.',
    'På et metrisk mål aflæses en tomme i reglerne som tre centimeter.',
  ),
  'LOB-005': printed(
    'Würfel',
    'Only six-sided dice are rolled: one for each test, four for the hour of the day.',
    'Gewürfelt wird nur mit sechsseitigen Würfeln: mit einem für jede Probe, mit vier für die Uhrzeit.',
    'Der kastes kun med sekssidede terninger: én til hver prøve, fire til klokkeslættet.',
  ),
  'LOB-006': printed(
    'Ergänzungen zur Version 1.3',
    'Optional rules apply only if the players agreed on them before the battle.',
    'Optionale Regeln gelten nur, wenn die Spieler sie vor der Schlacht vereinbart haben.',
    'Valgfrie regler gælder kun, hvis spillerne har aftalt dem før slaget.',
  ),
  'LOB-007': printed(
    'LOB-Maßstab',
    'A gauge laid at the bow or stern shows 15 inches, 2 inches and the angle of fire.',
    'Eine Schablone, an Bug oder Heck gelegt, zeigt 15 Zoll, 2 Zoll und den Schusswinkel.',
    'En skabelon ved stævn eller hæk viser 15 tommer, 2 tommer og skudvinklen.',
  ),
  'LOB-008': printed(
    'Schiffskarten',
    'Every ship in play has a card that everyone may see, with its values and its boxes for hull, sails and crew.',
    'Jedes Schiff im Spiel hat eine Karte mit seinen Werten und den Kästchen für Rumpf, Segel und Besatzung; alle dürfen sie einsehen.',
    'Hvert skib i spil har et kort, som alle må se, med dets værdier og felter for skrog, sejl og besætning.',
  ),
  'LOB-009': printed(
    'Schiffskarten',
    'Each point of damage crosses off one box, from the end of its row, until none is left.',
    'Jeder Schadenspunkt streicht ein Kästchen vom Ende seiner Reihe, bis keines mehr da ist.',
    'Hvert skadespoint streger et felt ud fra rækkens ende, til der ikke er flere.',
  ),
  'LOB-010': printed(
    'Schiffskarten',
    'The cards of ships that fled or sank are put aside; the cards of ships lost to the enemy go to the captor.',
    'Karten geflohener und versenkter Schiffe werden beiseitegelegt; Karten von Schiffen, die an den Gegner fielen, erhält er.',
    'Kort over flygtede og sænkede skibe lægges til side; kort over skibe, der er tabt til fjenden, går til ham.',
  ),
  'LOB-011': rebuilt(
    'Schiffskarten',
    'Famous ships may have a trait of their own. The book gives no texts for them, so only the hull of Constitution is offered, as an optional rule.',
    'Berühmte Schiffe können eine besondere Eigenschaft haben; das Buch gibt keinen Wortlaut dafür, daher wird nur der Rumpf der Constitution als Option angeboten.',
    'Berømte skibe kan have et særtræk. Bogen giver ingen tekster til dem, så kun Constitutions skrog tilbydes, som valgfri regel.',
  ),
  'LOB-012': printed(
    'Logbuch',
    'One open log records weather, wind, time and a tally mark for each success that counts later.',
    'Ein offenes Logbuch hält Wetter, Wind und Uhrzeit fest und einen Strich für jeden Erfolg, der später zählt.',
    'En åben logbog noterer vejr, vind og klokkeslæt og en streg for hver bedrift, der tæller senere.',
  ),
  'LOB-013': printed(
    'Schiffskarten',
    'Players may bring ship cards of their own design, with all values filled in.',
    'Spieler dürfen selbst entworfene Schiffskarten mit allen Werten mitbringen.',
    'Spillerne må medbringe skibskort efter eget udkast med alle værdier udfyldt.',
  ),
  'LOB-014': printed(
    'Schiffskarten',
    'There are ten classes of warship, each with fixed points, action points, move, turning, draught, morale, firepower, size, hull, sails and crew.',
    'Es gibt zehn Klassen von Kriegsschiffen mit festen Werten für Punkte, Aktionspunkte, Fahrt, Drehung, Tiefgang, Moral, Feuerkraft, Größe, Rumpf, Segel und Besatzung.',
    'Der er ti klasser af krigsskibe med faste værdier for point, aktionspoint, fart, drejning, dybgang, moral, ildkraft, størrelse, skrog, sejl og besætning.',
  ),
  'LOB-015': rebuilt(
    'Schiffskarten',
    'Each class has a hull outline of fixed length and beam, based on typical 1:1200 models.',
    'Jede Klasse hat einen Rumpfumriss von fester Länge und Breite nach üblichen Modellen in 1:1200.',
    'Hver klasse har et skrogomrids med fast længde og bredde efter typiske modeller i 1:1200.',
  ),
  'LOB-020': printed(
    'Aktionspunkte (*)',
    'Each ship on the board earns its owner the action points of its class every turn (ruling: even without a crew, but not once it has struck).',
    'Jedes Schiff auf dem Spielfeld bringt seinem Besitzer in jedem Spielzug die Aktionspunkte seiner Klasse (Auslegung: auch ohne Besatzung, aber nicht mit gestrichener Flagge).',
    'Hvert skib på bordet giver i hvert træk sin ejer klassens aktionspoint (fortolkning: også uden besætning, men ikke når det har strøget flaget).',
  ),
  'LOB-021': printed(
    'Aktionspunkte (*)',
    'A player begins with double the total of their ships (ruling: this is the pool for turn 1; from turn 2 on, the single total is added each turn).',
    'Ein Spieler beginnt mit dem Doppelten der Aktionspunkte aller seiner Schiffe (Auslegung: als Vorrat des ersten Zugs; ab dem zweiten kommt in jedem Zug die einfache Summe hinzu).',
    'En spiller begynder med det dobbelte af skibenes sum (fortolkning: det er forrådet i træk 1; fra træk 2 lægges den enkelte sum til i hvert træk).',
  ),
  'LOB-022': ruled(
    'Aktionspunkte (*)',
    'Each player has one pool; unspent points stay in it.',
    'Jeder Spieler hat einen Vorrat; nicht verbrauchte Punkte bleiben darin.',
    'Hver spiller har ét forråd; ubrugte point bliver i det.',
  ),
  'LOB-023': printed(
    'Tabellen',
    'A broadside, counter-fire, a crew transfer and either side of a melee cost 2 points, a tack or wear 4, raking and sailing on also 4, and an attempt to refloat 5; forming a line of battle and simply raking cost nothing.',
    'Eine Breitseite, ein Gegenschlag, ein Mannschaftstransfer und jede Seite eines Nahkampfs kosten 2 Punkte, eine Wende oder Halse und „Kreuzen und Retten“ je 4, ein Versuch freizukommen 5; eine Kampflinie und bloßes Kreuzen kosten nichts.',
    'En bredside, svarild, en mandskabsoverførsel og hver side i en nærkamp koster 2 point, en stagvending eller kovending 4, krydsning og redning også 4 og et forsøg på at komme flot 5; slaglinje og ren krydsning koster intet.',
  ),
  'LOB-024': ruled(
    'Aktionspunkte (*)',
    'An action that the pool cannot pay for cannot be declared. A boarded crew always fights, though; its pool then stops at 0.',
    'Was der Vorrat nicht hergibt, kann nicht angesagt werden; nur eine geenterte Besatzung kämpft immer, und ihr Vorrat endet bei 0.',
    'En handling, som forrådet ikke kan betale, kan ikke meldes. En entret besætning kæmper dog altid; dens forråd standser da ved 0.',
  ),
  'LOB-025': ruled(
    'Aktionspunkte (*)',
    'The cost is paid when the action is declared, and is not returned if it fails.',
    'Die Kosten werden bei der Ansage bezahlt und nicht erstattet, wenn die Aktion misslingt.',
    'Prisen betales ved meldingen og gives ikke tilbage, hvis handlingen mislykkes.',
  ),
  'LOB-026': ruled(
    'Aktionspunkte (*)',
    'Ships that have fled, sunk, surrendered or been taken earn nothing; a prize earns points for its captor from the next turn on.',
    'Geflohene, versenkte, übergebene und eroberte Schiffe bringen nichts; eine Prise bringt ihrem Eroberer ab dem nächsten Zug Punkte.',
    'Flygtede, sænkede, overgivne og tagne skibe giver intet; en prise giver den, der tog den, point fra næste træk.',
  ),
  'LOB-027': ruled(
    'Aktionspunkte (*)',
    'Without the rule for action points nothing costs points, and there is no pool.',
    'Ohne die Regel für Aktionspunkte kostet nichts Punkte, und es gibt keinen Vorrat.',
    'Uden reglen om aktionspoint koster intet point, og der er intet forråd.',
  ),
} satisfies Record<string, RuleRow>
