import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What results do; sea anchors, ships adrift, collisions. */
export const damage = {
  'SOL-072': printed(
    'Damage',
    'A hull result is one hit (reconstruction: two where our chart says so); at 20 hits the ship sinks.',
    'Das Ergebnis Rumpf ist ein Treffer (Rekonstruktion: zwei, wo unsere Tafel es angibt); bei 20 sinkt das Schiff.',
    'Et skrogresultat er én træffer (rekonstruktion: to, hvor vores tavle siger det); ved 20 synker skibet.',
  ),
  'SOL-073': printed(
    'Damage',
    'A sail result takes the topmost sail of the nearest mast.',
    'Das Ergebnis Segel kostet das oberste Segel des nächsten Masts.',
    'Et sejlresultat tager det øverste sejl på den nærmeste mast.',
  ),
  'SOL-074': printed(
    'Damage',
    'A battery result takes the nearest battery (ruling: first on the side facing the attacker, then on the other; if the attacker lies on the keel line, the side the firing battery is on; if that battery is itself on the keel line, the starboard side).',
    'Das Ergebnis Batterie kostet die nächste Batterie (Auslegung: erst auf der Seite zum Angreifer, dann auf der anderen; liegt er auf der Kiellinie, auf der Seite, auf der die feuernde Batterie steht, auf der Linie selbst an Steuerbord).',
    'Et batteriresultat tager det nærmeste batteri (fortolkning: først på siden mod angriberen, så på den anden; ligger han på køllinjen, på den side, hvor det skydende batteri står, og hvis det selv står på linjen, om styrbord).',
  ),
  'SOL-075': printed(
    'Damage',
    'A mast result sends the nearest mast with its sails overboard as a sea anchor; the flag moves to another mast.',
    'Beim Ergebnis Mast geht der nächste Mast samt Segeln über Bord und wird zum Treibanker; die Flagge wechselt an einen anderen Mast.',
    'Et mastresultat sender den nærmeste mast over bord med sejl som drivanker; flaget flyttes til en anden mast.',
  ),
  'SOL-076': printed(
    'Damage',
    'A rudder result takes the rudder, and the ship is adrift.',
    'Das Ergebnis Ruder kostet das Schiff das Ruder, und es treibt.',
    'Et rorresultat tager roret, og skibet driver.',
  ),
  'SOL-077': printed(
    'Damage',
    'A magazine result blows the ship up.',
    'Beim Ergebnis Magazin fliegt das Schiff in die Luft.',
    'Resultatet krudtkammer sprænger skibet i luften.',
  ),
  'SOL-078': ruled(
    'Damage',
    'If the ship no longer has that part, the result is one hull hit.',
    'Hat das Schiff das getroffene Teil nicht mehr, ist es ein Rumpftreffer.',
    'Har skibet ikke længere den ramte del, er det én skrogtræffer.',
  ),
  'SOL-079': ruled(
    'Damage',
    'When the target sinks, blows up or surrenders the attack ends at once: no more dice, no retaliation, and unfired batteries stay ready.',
    'Sinkt das Ziel, fliegt es in die Luft oder ergibt es sich, endet der Angriff sofort: keine weiteren Würfe, keine Erwiderung, und Batterien, die noch nicht gefeuert haben, bleiben bereit.',
    'Synker målet, sprænges det, eller overgiver det sig, slutter angrebet straks: ingen flere kast, ingen svarild, og uaffyrede batterier er stadig klar.',
  ),
  'SOL-080': printed(
    'Sea Anchors',
    'A fallen mast holds the ship in place for its whole next turn.',
    'Ein gefallener Mast hält das Schiff seinen ganzen nächsten Zug fest.',
    'En falden mast holder skibet fast i hele dets næste tur.',
  ),
  'SOL-081': printed(
    'Sea Anchors',
    'The sea anchor is cut away when that turn is over.',
    'Der Treibanker wird gekappt, wenn dieser Zug vorbei ist.',
    'Drivankeret kappes, når den tur er ovre.',
  ),
  'SOL-082': printed(
    'Sea Anchors',
    'A ship with a sea anchor fires and retaliates at one cable only (ruling: from the moment the mast falls).',
    'Mit Treibanker feuert und erwidert ein Schiff nur auf eine Kabellänge (Auslegung: vom Fall des Masts an).',
    'Med drivanker skyder og svarer et skib kun inden for én kabellængde (fortolkning: fra det øjeblik, masten falder).',
  ),
  'SOL-083': ruled(
    'Sea Anchors',
    'A mast lost in the ship’s own turn does not stop that turn; the next one is lost.',
    'Ein Mast, der im eigenen Zug fällt, hält das Schiff in diesem Zug nicht auf; erst der nächste geht verloren.',
    'En mast tabt i skibets egen tur standser ikke den tur; det er den næste, der går tabt.',
  ),
  'SOL-084': ruled(
    'Sea Anchors',
    'Masts that fall before the same turn count as one sea anchor.',
    'Masten, die vor demselben Zug fallen, gelten als ein Treibanker.',
    'Master, der falder før samme tur, tæller som ét drivanker.',
  ),
  'SOL-085': ruled(
    'Sea Anchors',
    'Each fallen mast costs the next turn that begins after it, even if the present turn is lost already.',
    'Jeder gefallene Mast kostet den nächsten Zug, der danach beginnt, auch wenn der laufende schon verloren ist.',
    'Hver falden mast koster den næste tur, der begynder derefter, også når den igangværende allerede er tabt.',
  ),
  'SOL-090': printed(
    'A Little History',
    'A ship without sails or without rudder is adrift.',
    'Ein Schiff ohne Segel oder ohne Ruder treibt.',
    'Et skib uden sejl eller uden ror driver.',
  ),
  'SOL-091': printed(
    'Capitulation',
    'A ship adrift surrenders at once if it cannot be repaired (ruling: it can be repaired while its owner still holds the cards for it; one card saves one ship).',
    'Ein treibendes Schiff ergibt sich sofort, wenn es nicht zu reparieren ist (Auslegung: Zu reparieren ist es, solange der Besitzer die Karten dafür hat; eine Karte rettet ein Schiff).',
    'Et drivende skib overgiver sig straks, hvis det ikke kan repareres (fortolkning: det kan det, så længe ejeren har kortene dertil; ét kort redder ét skib).',
  ),
  'SOL-092': printed(
    'Capitulation',
    'A ship may surrender by choice (ruling: in its owner’s turn).',
    'Ein Schiff darf freiwillig übergeben werden (Auslegung: im Zug seines Besitzers).',
    'Et skib må overgive sig frivilligt (fortolkning: i ejerens tur).',
  ),
  'SOL-093': printed(
    'Capitulation',
    'A surrendered ship loses its flag, neither moves nor fires, and remains as an obstacle.',
    'Ein Schiff, das sich ergeben hat, verliert die Flagge, fährt und feuert nicht und bleibt als Hindernis.',
    'Et overgivet skib mister flaget, hverken sejler eller skyder og bliver liggende som hindring.',
  ),
  'SOL-094': ruled(
    'Capitulation',
    'A ship adrift that waits for repair may fire; if its card is not played at the start of its next turn, it drifts one cable downwind and surrenders at the end of that turn.',
    'Ein treibendes Schiff, das auf Reparatur wartet, darf feuern; wird seine Karte zu Beginn des nächsten Zugs nicht gespielt, treibt es eine Kabellänge mit dem Wind und ergibt sich am Ende des Zugs.',
    'Et drivende skib, der venter på reparation, må skyde; spilles dets kort ikke ved næste turs begyndelse, driver det en kabellængde med vinden og overgiver sig ved turens slutning.',
  ),
  'SOL-095': printed(
    'Collisions',
    'A ship that moves or drifts onto an occupied dot without boarding collides and stops on its last dot.',
    'Ein Schiff, das ohne zu entern auf einen besetzten Punkt fährt oder treibt, stößt mit dem anderen Schiff zusammen und bleibt auf seinem letzten Punkt stehen.',
    'Et skib, der sejler eller driver ind på en optaget prik uden at entre, støder sammen og standser på sin sidste prik.',
  ),
  'SOL-096': printed(
    'Collisions',
    'The moving ship takes 3 hull hits, loses its foremast, which becomes a sea anchor, and loses the rest of its turn.',
    'Das fahrende Schiff erhält 3 Rumpftreffer, verliert den Fockmast, der zum Treibanker wird, und den Rest des Zugs.',
    'Det sejlende skib får 3 skrogtræffere, mister fokkemasten, der bliver til drivanker, og resten af turen.',
  ),
  'SOL-097': printed(
    'Collisions',
    'Without a foremast it takes the hull hits and still stops (ruling: there is no sea anchor then).',
    'Ohne Fockmast erhält es die Rumpftreffer und bleibt ebenfalls stehen (Auslegung: dann ohne Treibanker).',
    'Uden fokkemast får det skrogtræfferne og standser alligevel (fortolkning: da uden drivanker).',
  ),
  'SOL-098': rebuilt(
    'Collisions',
    'The moving ship is turned to lie alongside (reconstruction: at right angles to the line between the ships, by the smaller turn from its previous heading; if both are equal, its owner chooses).',
    'Das fahrende Schiff wird längsseits gedreht (Rekonstruktion: quer zur Linie zwischen den Schiffen, mit der kleineren Drehung vom Kurs davor; sind beide gleich, nach Wahl des Besitzers).',
    'Det sejlende skib drejes langs siden (rekonstruktion: vinkelret på linjen mellem skibene, med den mindste drejning fra kursen før; er de lige store, efter ejerens valg).',
  ),
  'SOL-099': printed(
    'Collisions',
    'The ship that is struck takes 5 hull hits and loses a battery (ruling: the nearest to the moving ship).',
    'Das gerammte Schiff erhält 5 Rumpftreffer und verliert eine Batterie (Auslegung: die dem fahrenden nächste).',
    'Det ramte skib får 5 skrogtræffere og mister et batteri (fortolkning: det nærmest det sejlende).',
  ),
  'SOL-133': ruled(
    'Collisions',
    'A ship may choose to collide only if it has no other way, boarding included, to sail the cable it must; an option allows ramming.',
    'Einen Zusammenstoß darf nur wählen, wer die vorgeschriebene Kabellänge nicht anders zurücklegen kann, auch nicht durch Entern; eine Option erlaubt das Rammen.',
    'Et sammenstød må kun vælges af et skib, der ikke på anden måde, heller ikke ved entring, kan sejle sin krævede kabellængde; en valgfri regel tillader vædring.',
  ),
} satisfies Record<string, RuleRow>
