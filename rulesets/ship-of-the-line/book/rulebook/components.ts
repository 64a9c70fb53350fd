import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What a ship is made of, and the set-up. */
export const components = {
  'SOL-001': printed(
    'Simplifying for the Game',
    'A ship carries ten batteries, five a side, numbered here from 1 at the bow to 5 at the stern.',
    'Ein Schiff trägt zehn Batterien, fünf je Seite, hier vom Bug zum Heck mit 1 bis 5 gezählt.',
    'Et skib bærer ti batterier, fem på hver side, her talt fra 1 ved stævnen til 5 ved hækken.',
  ),
  'SOL-002': printed(
    'Simplifying for the Game',
    'There are no chasers: no gun fires straight ahead or astern.',
    'Jagdgeschütze gibt es nicht: Kein Geschütz feuert genau voraus oder achteraus.',
    'Der er ingen jagtkanoner: ingen kanon skyder lige forud eller agterud.',
  ),
  'SOL-003': printed(
    'Simplifying for the Game',
    'From dot to dot is one cable, and guns reach three cables.',
    'Von Punkt zu Punkt ist es eine Kabellänge, und Geschütze reichen drei.',
    'Fra prik til prik er der en kabellængde, og kanoner rækker tre.',
  ),
  'SOL-004': rebuilt(
    'A Little History',
    'A ship has a fore, a main and a mizzen mast (reconstruction: each with three sails, from the bottom up: course, topsail, topgallant).',
    'Ein Schiff hat Fock-, Groß- und Kreuzmast (Rekonstruktion: mit je drei Segeln, von unten nach oben Untersegel, Marssegel, Bramsegel).',
    'Et skib har fokke-, stor- og mesanmast (rekonstruktion: med tre sejl hver, nedefra undersejl, mærssejl, bramsejl).',
  ),
  'SOL-005': printed(
    'A Little History',
    'A ship has one rudder and counts its hull hits from 0 to 20.',
    'Ein Schiff hat ein Ruder und zählt seine Rumpftreffer von 0 bis 20.',
    'Et skib har ét ror og tæller sine skrogtræffere fra 0 til 20.',
  ),
  'SOL-006': printed(
    'Simplifying for the Game',
    'No sail draws within 45 degrees of the wind: of the eight headings only the one straight into it is closed; those at 45 degrees are close-hauled.',
    'Näher als 45 Grad am Wind zieht kein Segel: Von den acht Kursen ist nur der genau gegen ihn versperrt; die bei 45 Grad liegen hart am Wind.',
    'Nærmere vinden end 45 grader trækker intet sejl: af de otte kurser er kun den lige op i vinden lukket; de to ved 45 grader er bidevind.',
  ),
  'SOL-007': printed(
    'A Little History',
    'With the wind from the right a ship is on the starboard tack, from the left on the larboard tack; the side to the wind is weather, the other lee.',
    'Mit dem Wind von rechts segelt ein Schiff mit Steuerbordhalsen, von links mit Backbordhalsen; die Seite zum Wind ist Luv, die andere Lee.',
    'Med vinden fra højre ligger et skib for styrbords halse, fra venstre for bagbords; siden mod vinden er luv, den anden læ.',
  ),
  'SOL-008': printed(
    'A Little History',
    'Hull hits also stand for losses among the crew, and so affect the odds of boarding.',
    'Rumpftreffer stehen auch für Verluste der Besatzung und bestimmen damit die Aussichten beim Entern.',
    'Skrogtræffere står også for tab i besætningen og påvirker dermed udsigterne ved entring.',
  ),
  'SOL-010': printed(
    'Order of Play',
    'Each of the two players has three ships.',
    'Jeder der beiden Spieler hat drei Schiffe.',
    'Hver af de to spillere har tre skibe.',
  ),
  'SOL-011': rebuilt(
    'Set Up',
    'The board is put together from panels, with the ports in the middle and all compasses pointing the same way (reconstruction: 25 by 17 dots in three panels, a port in the north and one in the south).',
    'Das Brett wird aus Tafeln zusammengelegt, mit den Häfen in der Mitte und allen Kompassen in gleicher Richtung (Rekonstruktion: 25 mal 17 Punkte in drei Tafeln, ein Hafen im Norden, einer im Süden).',
    'Brættet samles af plader med havnene i midten, og alle kompasser peger samme vej (rekonstruktion: 25 gange 17 prikker i tre plader, en havn i nord og en i syd).',
  ),
  'SOL-012': printed(
    'Set Up',
    'Each player chooses a nation and flies its flag from the mizzen masts (ruling: not both the same).',
    'Jeder Spieler wählt eine Nation und führt ihre Flagge an den Kreuzmasten (Auslegung: nicht beide dieselbe).',
    'Hver spiller vælger en nation og fører dens flag på mesanmasterne (fortolkning: ikke begge den samme).',
  ),
  'SOL-013': rebuilt(
    'Set Up',
    'Ships start in their port, in any order (reconstruction: the berths of the player who goes first lie on the south edge heading north, the other player’s on the north edge heading south).',
    'Die Schiffe beginnen in ihrem Hafen, in beliebiger Reihenfolge (Rekonstruktion: die Liegeplätze dessen, der beginnt, am Südrand mit Kurs Nord, die des anderen am Nordrand mit Kurs Süd).',
    'Skibene begynder i deres havn i vilkårlig rækkefølge (rekonstruktion: kajpladserne for den, der begynder, ligger ved sydkanten med kurs nord, den andens ved nordkanten med kurs syd).',
  ),
  'SOL-014': printed(
    'Set Up',
    'Each player has a damage chart, hull counters at 0 and five officer cards.',
    'Jeder Spieler hat eine Schadenstafel, Rumpfzähler auf 0 und fünf Offizierskarten.',
    'Hver spiller har en skadetavle, skrogtællere på 0 og fem officerskort.',
  ),
  'SOL-015': printed(
    'Wind Direction',
    'Two dice set the wind: 2 N, 3 SE, 4 NE, 5 and 9 W, 6 to 8 E, 10 SW, 11 NW, 12 S (ruling: the direction it blows from).',
    'Zwei Würfel bestimmen den Wind: 2 N, 3 SO, 4 NO, 5 und 9 W, 6 bis 8 O, 10 SW, 11 NW, 12 S (Auslegung: Gemeint ist die Richtung, aus der er weht).',
    'To terninger bestemmer vinden: 2 N, 3 SØ, 4 NØ, 5 og 9 V, 6 til 8 Ø, 10 SV, 11 NV, 12 S (fortolkning: det er den retning, den blæser fra).',
  ),
  'SOL-016': ruled(
    'Wind Direction',
    'The wind does not change during the battle.',
    'Der Wind bleibt während der Schlacht gleich.',
    'Vinden skifter ikke under slaget.',
  ),
  'SOL-017': printed(
    'Order of Play',
    'Each player rolls a die; the higher goes first (ruling: on a tie both roll again).',
    'Jeder Spieler würfelt; wer höher würfelt, beginnt (Auslegung: Bei Gleichstand würfeln beide noch einmal).',
    'Hver spiller kaster en terning; den højeste begynder (fortolkning: ved lighed kaster begge igen).',
  ),
  'SOL-018': printed(
    'Order of Play',
    'Ships play in the order A1, B1, A2, B2, A3, B3, then prizes, then from the start again (ruling: ships that are out are skipped).',
    'Die Schiffe ziehen in der Reihenfolge A1, B1, A2, B2, A3, B3, dann die Prisen, dann wieder von vorn (Auslegung: Schiffe, die fehlen, werden übergangen).',
    'Skibene har tur i rækkefølgen A1, B1, A2, B2, A3, B3, så priserne, og så forfra (fortolkning: skibe, der er væk, springes over).',
  ),
} satisfies Record<string, RuleRow>
