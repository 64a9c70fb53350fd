import { primerCard as card } from '@grognard/umpire'
import type { Guide, PrimerCard } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { diagrams } from './diagrams.ts'
import { glossary } from './glossary.ts'
import { lesson } from './lesson.ts'

/** How Ship of the Line is played, in the order in which it is met. */
const primer: readonly PrimerCard<RuleId>[] = [
  card(
    ['SOL-010', 'SOL-130'],
    [
      'Your aim',
      'Three great ships against three. You win when the enemy has none left: sunk, blown up, surrendered or taken.',
    ],
    [
      'Worum es geht',
      'Drei große Schiffe gegen drei. Du gewinnst, wenn der Gegner alle verloren hat: gesunken, in die Luft geflogen, übergeben oder genommen.',
    ],
    [
      'Hvad det går ud på',
      'Tre store skibe mod tre. Du vinder, når fjenden ikke har flere: sænket, sprængt, overgivet eller taget.',
    ],
  ),
  card(
    ['SOL-018', 'SOL-020'],
    [
      'A turn',
      'Ships play one at a time: your first, the enemy’s first, your second, and so on. In its turn a ship may sail, fire, board or use a card, in any order.',
    ],
    [
      'Ein Zug',
      'Die Schiffe ziehen einzeln: dein erstes, das erste des Gegners, dein zweites und so fort. In seinem Zug darf ein Schiff segeln, feuern, entern oder eine Karte spielen, in beliebiger Reihenfolge.',
    ],
    [
      'En tur',
      'Skibene har tur ét ad gangen: dit første, fjendens første, dit andet og så videre. I sin tur må et skib sejle, skyde, entre eller bruge et kort i vilkårlig rækkefølge.',
    ],
  ),
  card(
    ['SOL-021', 'SOL-022', 'SOL-024', 'SOL-025'],
    [
      'Sailing',
      'A ship has one move for each mast that still carries sail: at most three, at least one. Turn an eighth of a circle if you like, then sail one dot ahead. Never straight into the wind. Rings on the chart show where you can go.',
    ],
    [
      'Segeln',
      'Ein Schiff hat eine Bewegung für jeden Mast, der noch Segel trägt: höchstens drei, mindestens eine. Dreh, wenn du willst, um einen Achtelkreis, und segle dann einen Punkt voraus, nie genau gegen den Wind. Ringe auf der Karte zeigen, wohin du fahren kannst.',
    ],
    [
      'At sejle',
      'Et skib har én bevægelse for hver mast, der endnu fører sejl: højst tre, mindst én. Drej en ottendedel, hvis du vil, og sejl så én prik frem. Aldrig lige op i vinden. Ringe på kortet viser, hvor du kan komme hen.',
    ],
    ['sol.wind'],
  ),
  card(
    ['SOL-030', 'SOL-031', 'SOL-035', 'SOL-036'],
    [
      'Through the wind',
      'To get the wind on the other side you come about, one dot up into it, or wear, one dot away from it. Coming about needs sails on the foremast and cannot be done twice in a row; wearing is always possible.',
    ],
    [
      'Durch den Wind',
      'Damit der Wind von der anderen Seite kommt, wendest du (einen Punkt in den Wind hinein) oder halst (einen Punkt vom Wind weg). Die Wende braucht Segel am Fockmast und geht nicht zweimal nacheinander; Halsen geht immer.',
    ],
    [
      'Gennem vinden',
      'For at få vinden ind fra den anden side stagvender du (én prik op i vinden) eller kovender (én prik ned). Stagvending kræver sejl på fokkemasten og går ikke to gange i træk; kovending går altid.',
    ],
    ['sol.tacks'],
  ),
  card(
    ['SOL-050', 'SOL-052', 'SOL-060', 'SOL-062'],
    [
      'Firing',
      'A ship has 5 batteries a side. Each fires once a turn, at up to 3 dots, and rolls 2 dice on the chart for its range: hull, sails, guns, masts. Once you have chosen a target you see the odds.',
    ],
    [
      'Schießen',
      'Ein Schiff hat 5 Batterien je Seite. Jede feuert einmal im Zug, bis 3 Punkte weit. Für jede würfelst du mit 2 Würfeln und liest das Ergebnis auf der Tafel ihrer Entfernung ab: Rumpf, Segel, Geschütze, Masten. Ist ein Ziel gewählt, siehst du die Aussichten.',
    ],
    [
      'At skyde',
      'Et skib har 5 batterier i hver side. Hvert skyder én gang i turen, op til 3 prikker væk. For hvert kastes 2 terninger på tavlen for dets afstand: skrog, sejl, kanoner, master. Når et mål er valgt, ser du chancerne.',
    ],
    ['sol.fields'],
  ),
  card(
    ['SOL-055', 'SOL-065', 'SOL-069'],
    [
      'Bow and stern',
      'The target may fire back at once after a broadside, but not after a shot from ahead or astern. A shot from astern does the most damage: rudder, masts, even the magazine. So sail across the enemy’s stern, and guard your own.',
    ],
    [
      'Bug und Heck',
      'Eine Breitseite darf das Ziel sofort erwidern, einen Schuss von vorn oder achtern nicht. Von achtern schadet er am meisten: Ruder, Masten, sogar das Magazin. Segle also hinter das Heck des Gegners und schütze dein eigenes.',
    ],
    [
      'Stævn og hæk',
      'Målet må straks besvare en bredside, men ikke et skud forfra eller bagfra. Bagfra skader det mest: ror, master, selv krudtkammeret. Sejl altså om bag fjendens hæk, og pas på din egen.',
    ],
    ['sol.stern'],
  ),
  card(
    ['SOL-072', 'SOL-080', 'SOL-090', 'SOL-091'],
    [
      'Damage',
      'Twenty hull hits sink a ship. A fallen mast drags in the water: next turn the ship lies still and its guns reach only 1 dot. Without sails or rudder it is adrift and must strike, unless a card can repair it.',
    ],
    [
      'Schaden',
      'Zwanzig Rumpftreffer versenken ein Schiff. Ein gefallener Mast schleppt im Wasser: Das Schiff liegt im nächsten Zug still und schießt nur einen Punkt weit. Ohne Segel oder Ruder treibt es und muss die Flagge streichen, wenn keine Karte hilft.',
    ],
    [
      'Skade',
      'Tyve skrogtræffere sænker et skib. En falden mast slæber i vandet: i næste tur ligger det stille og skyder kun én prik væk. Uden sejl eller ror driver det og må stryge, medmindre et kort kan hjælpe.',
    ],
  ),
  card(
    ['SOL-100', 'SOL-102', 'SOL-104', 'SOL-115'],
    [
      'Boarding',
      'Sail onto an enemy with at least as many hull hits as you. The enemy fires grape first; then the difference in hull hits decides: the more the enemy has, the better your chances. A prize can sail but not fight.',
    ],
    [
      'Entern',
      'Zum Entern segle auf den Punkt eines Gegners, der mindestens so viele Rumpftreffer hat wie du. Er feuert erst Streukugeln, dann entscheidet der Unterschied der Rumpftreffer: Je schlechter es um ihn steht, desto besser sind deine Chancen. Eine Prise kann fahren, aber nicht kämpfen.',
    ],
    [
      'Entring',
      'Sejl ind på en fjende, der har mindst lige så mange skrogtræffere som du. Han skyder først med druehagl, så afgør forskellen i skrogtræffere: jo værre han er ramt, jo bedre er dine chancer. En prise kan sejle, men ikke kæmpe.',
    ],
  ),
  card(
    ['SOL-045', 'SOL-046', 'SOL-125'],
    [
      'Officers and the edge',
      'Your five officers help once each: their cards are under “Forces”. A ship that leaves the board makes one repair undisturbed and comes back where it left.',
    ],
    [
      'Offiziere und Brettrand',
      'Deine fünf Offiziere helfen je einmal: Ihre Karten liegen unter „Kräfte“. Ein Schiff, das vom Brett segelt, bessert in Ruhe etwas aus und kehrt an derselben Stelle zurück.',
    ],
    [
      'Officerer og kanten',
      'Dine fem officerer hjælper én gang hver: du finder deres kort under »Styrker«. Et skib, der forlader brættet, udbedrer noget i fred og kommer tilbage, hvor det forlod brættet.',
    ],
  ),
  card(
    [],
    [
      'Where to look',
      'Arcs of fire are among the chart’s tools; “Take back” undoes an order as long as no dice were rolled for it. Every line of the log opens: dice, chart, rules. A rule’s number opens the rule. The menu holds this handbook and “May I?”, which asks the umpire whether something may be done.',
    ],
    [
      'Wo du nachsehen kannst',
      'Die Schusswinkel liegen bei den Werkzeugen der Karte; „Zurücknehmen“ nimmt einen Befehl zurück, solange nicht für ihn gewürfelt wurde. Jede Zeile des Logbuchs lässt sich öffnen: Würfel, Tafel, Regeln. Eine Regelnummer öffnet ihre Regel. Im Menü liegen dieses Handbuch und „Was ist erlaubt?“: Damit fragst du den Schiedsrichter, ob ein Befehl möglich ist.',
    ],
    [
      'Hvor du kan slå op',
      'Skudvinkler ligger blandt kortets redskaber; »Tag tilbage« fortryder en ordre, så længe der ikke er kastet terninger for den. Hver linje i logbogen kan åbnes: terninger, tavle, regler. Et regelnummer åbner sin regel. I menuen ligger denne håndbog og »Må jeg?«, der spørger dommeren, om noget er tilladt.',
    ],
  ),
]

/** What a newcomer is told. */
export const guide: Guide<RuleId> = { primer, glossary, lesson, diagrams }
