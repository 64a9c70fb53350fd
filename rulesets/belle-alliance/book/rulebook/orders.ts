import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Orders: what needs one and what it says. */
export const orders = {
  'BA-1.1.2-01': printed(
    '1.1.2 Ordrelægning',
    'Each unit gets its order in the order phase; a unit in full disorder can receive none.',
    'Jede Einheit erhält ihren Befehl in der Befehlsphase; eine Einheit in voller Unordnung kann keinen empfangen.',
    'Hver enhed får sin ordre i ordrefasen; en enhed i fuldstændig uorden kan ingen modtage.',
  ),
  'BA-1.1.2-02': printed(
    '1.1.2 Ordrelægning',
    'Splitting, joining, changing formation, marching, turning, attacking, field work and transfer need an order, and so does everything else that is not exempt.',
    'Teilen, Vereinigen, Formationswechsel, Marsch, Richtungswechsel, Angriff, Pionierarbeit und Unterstellung brauchen einen Befehl, ebenso alles, was nicht ausgenommen ist.',
    'Deling, samling, formationsændring, march, retningsændring, angreb, feltarbejde og overførsel kræver ordre, og det samme gør alt andet, der ikke er undtaget.',
  ),
  'BA-1.1.2-03': printed(
    '1.1.2 Ordrelægning',
    'Fire needs no order and no order roll stops it; only loading canister is ordered.',
    'Feuer braucht keinen Befehl, und kein Befehlswurf hält es auf; nur das Laden von Kartätschen wird befohlen.',
    'Skydning kræver ingen ordre og standses ikke af ordrekast; kun at lade med kardæsk skal beordres.',
  ),
  'BA-1.1.2-04': printed(
    '1.1.2 Ordrelægning',
    'An order may have several parts: a failed order roll cancels all of them, otherwise each is judged by itself.',
    'Ein Befehl kann mehrere Teile haben: Ein misslungener Befehlswurf hebt alle auf, sonst wird jeder für sich beurteilt.',
    'En ordre kan have flere dele: et mislykket ordrekast ophæver dem alle, ellers bedømmes hver for sig.',
  ),
  'BA-1.1.2-05': printed(
    '1.1.2 Ordrelægning',
    'Orders are written in secret and stay hidden until they are carried out or announced.',
    'Befehle werden geheim geschrieben und bleiben verborgen, bis sie ausgeführt oder angesagt werden.',
    'Ordrer skrives i hemmelighed og forbliver skjult, til de udføres eller meldes.',
  ),
  'BA-1.1.2-06': printed(
    '1.1.2 Ordrelægning',
    'An order to move says whether it is done in fast march or at the charge, and where or when it is to stop short.',
    'Ein Marschbefehl sagt, ob im Eilmarsch oder im Sturm marschiert wird und wo oder wann die Bewegung begrenzt ist.',
    'En ordre om bevægelse siger, om den sker i ilmarch eller storm, og hvor eller hvornår den er begrænset.',
  ),
  'BA-1.1.2-07': printed(
    '1.1.2 Ordrelægning',
    'An order to attack names an enemy unit as its target and says whether it goes against that unit’s position.',
    'Ein Angriffsbefehl nennt eine gegnerische Einheit als Ziel und sagt, ob er ihrer Stellung gilt.',
    'En ordre om angreb nævner en af modstanderens enheder som mål og siger, om angrebet gælder enhedens position.',
  ),
  'BA-1.1.2-08': printed(
    '1.1.2 Ordrelægning',
    'An order may rest only on what the unit or its immediate chief can see.',
    'Ein Befehl darf nur auf dem beruhen, was die Einheit oder ihr unmittelbarer Chef sehen kann.',
    'En ordre må kun bygge på det, som enheden eller dens nærmeste chef kan se.',
  ),
  'BA-1.1.2-09': {
    ...printed(
      '1.1.2 Ordrelægning',
      'A piece of ground that is in sight may be taken to be occupied if other facts speak for it.',
      'Ein Geländestück in Sicht darf als besetzt gelten, wenn anderes dafür spricht.',
      'En terrængenstand, der kan ses, må antages at være besat, hvis andre forhold taler for det.',
    ),
    status: 'advisory',
    reason: {
      en: 'Which facts speak for it is for the player to judge; the program asks only that the place is in sight.',
      de: 'Was dafür spricht, beurteilt der Spieler; das Programm verlangt nur, dass der Ort in Sicht ist.',
      da: 'Hvad der taler for det, bedømmer spilleren; programmet kræver kun, at stedet kan ses.',
    },
  },
  'BA-1.1.2-10': printed(
    '1.1.2 Ordrelægning',
    'Whoever fires at or attacks an occupant that is only assumed names a particular part of the piece of ground.',
    'Wer auf einen nur vermuteten Besetzer feuert oder ihn angreift, nennt einen bestimmten Teil des Geländestücks.',
    'Den, der beskyder eller angriber en besætning, som kun antages, udpeger en bestemt del af terrængenstanden.',
  ),
  'BA-1.1.2-11': printed(
    '1.1.2 Ordrelægning',
    'A skirmish line with a figure within 30 cm of its mother unit gets its orders through that unit, whose situation decides about the order roll.',
    'Eine Schützenkette mit einer Figur im Umkreis von 30 cm ihrer Muttereinheit erhält Befehle durch diese; deren Lage entscheidet über den Befehlswurf.',
    'En kæde med en figur inden for 30 cm af sin moderenhed får ordrer gennem den, og moderenhedens forhold afgør, om der kastes ordrekast.',
  ),
  'BA-1.1.2-12': printed(
    '1.1.2 Ordrelægning',
    'The mother unit is the tactical unit to which a skirmish line belongs and from which it has not been split.',
    'Die Muttereinheit ist die taktische Einheit, zu der eine Schützenkette gehört und von der sie nicht abgeteilt wurde.',
    'Moderenheden er den taktiske enhed, som kæden hører til og ikke er delt fra.',
  ),
  'BA-1.1.2-13': printed(
    '1.1.2 Ordrelægning',
    'Beyond 30 cm the skirmish line needs orders of its own, yet does not count as split off.',
    'Jenseits von 30 cm braucht die Schützenkette eigene Befehle, gilt aber nicht als abgeteilt.',
    'Længere borte end 30 cm skal kæden have egne ordrer, men regnes ikke for delt fra.',
  ),
} satisfies Record<string, RuleRow>

/** Order rolls: who must roll, for what, and what comes of it. */
export const orderRolls = {
  'BA-1.1.3-01': printed(
    '1.1.3 Ordrekast',
    'A unit more than 30 cm from its immediate chief follows its order only if an order roll succeeds.',
    'Eine Einheit, die mehr als 30 cm von ihrem unmittelbaren Chef entfernt ist, folgt ihrem Befehl nur nach gelungenem Befehlswurf.',
    'En enhed mere end 30 cm fra sin nærmeste chef følger kun sin ordre, hvis et ordrekast lykkes.',
  ),
  'BA-1.1.3-02': printed(
    '1.1.3 Ordrekast',
    'An order with a change of formation also needs the roll if the unit is in light disorder or disorder, or within 30 cm of a closed enemy that is in neither disorder nor full disorder.',
    'Ein Befehl mit Formationswechsel braucht den Wurf auch, wenn die Einheit in leichter Unordnung oder Unordnung ist oder im Umkreis von 30 cm ein geschlossener Gegner steht, der weder in Unordnung noch in voller Unordnung ist.',
    'En ordre med formationsændring kræver også kastet, hvis enheden er i let uorden eller uorden eller står inden for 30 cm af en sluttet modstander, der hverken er i uorden eller fuldstændig uorden.',
  ),
  'BA-1.1.3-03': printed(
    '1.1.3 Ordrekast',
    'Order rolls are made when all orders are written; they may bring disorder with retreat or rout.',
    'Befehlswürfe fallen, wenn alle Befehle geschrieben sind; sie können Unordnung mit Rückzug oder Flucht bringen.',
    'Ordrekast foretages, når alle ordrer er skrevet; de kan bringe uorden med retræte eller flugt.',
  ),
  'BA-1.1.3-04': printed(
    '1.1.3 Ordrekast',
    'On 13 or more the order is followed in good order, on 11 or 12 in light disorder; below that it fails: light disorder at 9 or 10, disorder at 7 or 8, full disorder at 6 or less.',
    'Mit 13 oder mehr wird der Befehl in Ordnung befolgt, mit 11 oder 12 in leichter Unordnung; darunter nicht: leichte Unordnung bei 9 oder 10, Unordnung bei 7 oder 8, volle Unordnung bei 6 oder weniger.',
    'Ved 13 og derover følges ordren i orden, ved 11 og 12 i let uorden; derunder følges den ikke: let uorden ved 9 og 10, uorden ved 7 og 8, fuldstændig uorden ved 6 og derunder.',
  ),
  'BA-1.1.3-05': printed(
    '1.1.3 Ordrekast',
    'The immediate chief in contact adds 4, one of his orderlies 2; one staff figure counts, and it serves one unit.',
    'Der unmittelbare Chef in Kontakt gibt 4, eine seiner Ordonnanzen 2; es zählt eine Stabsfigur, und sie dient einer Einheit.',
    'Den nærmeste chef i brikkontakt giver 4, en af hans ordonnanser 2; én stabsfigur tæller, og den hjælper én enhed.',
  ),
  'BA-1.1.3-06': printed(
    '1.1.3 Ordrekast',
    'An order that is only a march towards the immediate chief adds 4, one that is only the forming of a huddle adds 2.',
    'Ein Befehl, der nur Marsch zum unmittelbaren Chef hin ist, gibt 4; einer, der nur einen Klumpen bildet, gibt 2.',
    'En ordre, der alene er march mod den nærmeste chef, giver 4, og en, der alene er dannelse af hob, giver 2.',
  ),
  'BA-1.1.3-07': printed(
    '1.1.3 Ordrekast',
    'A particularly effective chief adds 1, an ineffective one takes 2 off.',
    'Ein besonders tüchtiger Chef gibt 1, ein untüchtiger nimmt 2.',
    'En særlig effektiv chef giver 1, en særlig ineffektiv tager 2.',
  ),
  'BA-1.1.3-08': printed(
    '1.1.3 Ordrekast',
    'Each turn in a row in which the same order failed adds 1; success, another order or a turn without a roll ends the row.',
    'Jeder Zug in Folge, in dem derselbe Befehl misslang, gibt 1; ein Erfolg, ein anderer Befehl oder ein Zug ohne Wurf beendet die Folge.',
    'Hvert træk i træk, hvor samme ordre er mislykket, giver 1; når den lykkes, ved en anden ordre eller i et træk uden kast begynder tællingen forfra.',
  ),
  'BA-1.1.3-09': printed(
    '1.1.3 Ordrekast',
    'Light disorder takes 2 off the order roll, disorder 4, and the valeur is added.',
    'Leichte Unordnung nimmt dem Befehlswurf 2, Unordnung 4; die Valeur wird hinzugezählt.',
    'Let uorden tager 2 fra ordrekastet, uorden 4, og valeuren lægges til.',
  ),
  'BA-1.1.3-10': printed(
    '1.1.3 Ordrekast',
    'Where neither reason for a roll applies, the order is simply followed; exactly 30 cm is not over 30.',
    'Liegt kein Grund für einen Wurf vor, wird der Befehl einfach befolgt; genau 30 cm sind nicht mehr als 30.',
    'Er der ingen grund til ordrekast, følges ordren uden videre; præcis 30 cm er ikke over 30.',
  ),
  'BA-1.1.3-11': ruled(
    '1.1.3 Ordrekast',
    'A unit makes one order roll a turn even if both reasons apply, and march or huddle help only if the whole order is just that.',
    'Eine Einheit macht einen Befehlswurf je Zug, auch wenn beide Gründe zutreffen; Marsch oder Klumpen helfen nur, wenn der ganze Befehl daraus besteht.',
    'En enhed kaster ét ordrekast i trækket, selv om begge grunde foreligger, og march eller hob hjælper kun, når hele ordren består af det.',
  ),
} satisfies Record<string, RuleRow>

/** Chiefs and orderlies, and units handed to another chief. */
export const staff = {
  'BA-1.1.4-01': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures are chiefs and orderlies; each chief has two orderlies.',
    'Stabsfiguren sind Chefs und Ordonnanzen; jeder Chef hat zwei Ordonnanzen.',
    'Stabsfigurer er chefer og ordonnanser; hver chef har to ordonnanser.',
  ),
  'BA-1.1.4-02': printed(
    '1.1.4 Stabsfigurer',
    'Every brigade, division, corps and higher body has a chief; on the Prussian model the regiment takes the place of the brigade.',
    'Jede Brigade, jede Division, jedes Korps und jeder höhere Verband hat einen Chef; nach preußischem Muster tritt das Regiment an die Stelle der Brigade.',
    'Hver brigade, division, korps og højere organisatorisk enhed har en chef; efter prøjsisk model træder regimentet i brigadens sted.',
  ),
  'BA-1.1.4-03': printed(
    '1.1.4 Stabsfigurer',
    'The immediate chief of a unit is the one directly over it in the scenario; in a brigade that is the brigade’s chief.',
    'Der unmittelbare Chef einer Einheit ist der, der ihr im Szenario direkt vorsteht; in einer Brigade ist es der Brigadechef.',
    'En enheds nærmeste chef er den, som den er direkte underlagt i scenariet; i en brigade er det brigadechefen.',
  ),
  'BA-1.1.4-04': printed(
    '1.1.4 Stabsfigurer',
    'If he falls the unit has no immediate chief until he is replaced or the unit is transferred (ruling: every order then needs a roll).',
    'Fällt er, hat die Einheit keinen unmittelbaren Chef, bis er ersetzt oder die Einheit neu unterstellt wird (Auslegung: jeder Befehl braucht dann einen Wurf).',
    'Falder han, har enheden ingen nærmeste chef, før han erstattes, eller enheden overføres (fortolkning: enhver ordre kræver da et kast).',
  ),
  'BA-1.1.4-05': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures cannot be fired at or attacked.',
    'Stabsfiguren können weder beschossen noch angegriffen werden.',
    'Stabsfigurer kan hverken beskydes eller angribes.',
  ),
  'BA-1.1.4-06': printed(
    '1.1.4 Stabsfigurer',
    'A staff figure within 5 cm of an enemy and not in contact with a friendly unit is tested at once: on 13 or more it falls, from 15 its side also has 1 less and from 17 2 less on its units’ rolls until the end of next turn; on 12 or less it is put in contact with the nearest friendly unit.',
    'Eine Stabsfigur im Umkreis von 5 cm eines Gegners ohne Kontakt zu einer eigenen Einheit wird sofort geprüft: Mit 13 oder mehr fällt sie, ab 15 haben die Einheiten ihrer Seite bis zum Ende des nächsten Zugs 1, ab 17 2 weniger auf alle Würfe; mit 12 oder weniger kommt sie in Kontakt mit der nächsten eigenen Einheit.',
    'En stabsfigur inden for 5 cm af en af modstanderens enheder og uden brikkontakt med en egen enhed prøves straks: ved 13 og derover falder den, fra 15 har sidens enheder 1 og fra 17 2 mindre på alle kast til næste træks slutning; ved 12 og derunder anbringes den i brikkontakt med nærmeste egne enhed.',
  ),
  'BA-1.1.4-07': printed(
    '1.1.4 Stabsfigurer',
    'A chief in contact with a unit is engaged the first time in the turn that it is fired at or in melee, before the dice for that; of several chiefs the dice choose one.',
    'Ein Chef in Kontakt mit einer Einheit wird eingesetzt, sobald sie im Zug zum ersten Mal beschossen wird oder im Nahkampf steht, noch vor den Würfeln dafür; unter mehreren Chefs entscheidet der Würfel.',
    'En chef i brikkontakt med en enhed indsættes første gang i trækket, den beskydes eller er i nærkamp, før kastet derfor; mellem flere chefer afgør terningerne.',
  ),
  'BA-1.1.4-08': printed(
    '1.1.4 Stabsfigurer',
    'His roll says whether he lives or falls and gives the unit a modifier from +4 to −4 for the rest of the turn, also in the event that caused the roll.',
    'Sein Wurf sagt, ob er lebt oder fällt, und gibt der Einheit für den Rest des Zugs einen Zuschlag von +4 bis −4, auch schon für den Anlass selbst.',
    'Hans kast afgør, om han lever eller falder, og giver enheden et tillæg fra +4 til −4 i resten af trækket, også ved selve anledningen.',
  ),
  'BA-1.1.4-09': printed(
    '1.1.4 Stabsfigurer',
    'Orderlies are never hit when their unit is fired at or fights.',
    'Ordonnanzen werden nie getroffen, wenn ihre Einheit beschossen wird oder kämpft.',
    'Ordonnanser træffes aldrig, når deres enhed beskydes eller er i nærkamp.',
  ),
  'BA-1.1.4-10': printed(
    '1.1.4 Stabsfigurer',
    'Any orderly may take the place of a fallen chief by a roll in the announcement phase: 17 or more effective, 15 or 16 as he was, 13 or 14 ineffective, below that not this turn (ruling: one roll for each fallen chief a turn, the orderly named before).',
    'Jede Ordonnanz kann in der Ansagephase durch einen Wurf an die Stelle eines gefallenen Chefs treten: ab 17 tüchtig, mit 15 oder 16 wie er war, mit 13 oder 14 untüchtig, darunter in diesem Zug nicht (Auslegung: ein Wurf je gefallenem Chef und Zug, die Ordonnanz wird vorher genannt).',
    'Enhver ordonnans kan i meldefasen træde i en falden chefs sted ved et kast: 17 og derover særlig effektiv, 15 og 16 som før, 13 og 14 særlig ineffektiv, derunder ikke i dette træk (fortolkning: ét kast for hver falden chef i trækket, og ordonnansen udpeges før kastet).',
  ),
  'BA-1.1.4-11': printed(
    '1.1.4 Stabsfigurer',
    'A chief superior to the fallen one, in contact with that orderly, adds 2, and each failed turn in a row adds 1.',
    'Ein Vorgesetzter des Gefallenen in Kontakt mit dieser Ordonnanz gibt 2, jeder vergebliche Zug in Folge 1.',
    'En højere chef over den faldne, i brikkontakt med denne ordonnans, giver 2, og hvert forgæves træk i træk giver 1.',
  ),
  'BA-1.1.4-12': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures need no orders and move twice a turn: in the movement phase and as the very last action.',
    'Stabsfiguren brauchen keine Befehle und ziehen zweimal im Zug: in der Bewegungsphase und als allerletzte Handlung.',
    'Stabsfigurer kræver ingen ordrer og bevæges to gange i trækket: i bevægelsesfasen og som den allersidste handling.',
  ),
  'BA-1.1.4-13': printed(
    '1.1.4 Stabsfigurer',
    'A staff figure in contact may follow its unit and must do so in forced actions, keeping to the same side; if the unit leaves the board it stays on the edge.',
    'Eine Stabsfigur in Kontakt darf ihrer Einheit folgen und muss es bei erzwungenen Handlungen, an derselben Seite; verlässt die Einheit den Tisch, bleibt sie am Rand.',
    'En stabsfigur i brikkontakt kan følge sin enhed og skal gøre det ved tvungne handlinger, på samme side; forlader enheden bordet, bliver den på kanten.',
  ),
  'BA-1.1.5-01': printed(
    '1.1.5 Overførsel af enheder',
    'A unit goes from its immediate chief to another if a chief over both is in contact with it when the order phase begins.',
    'Eine Einheit wechselt von ihrem unmittelbaren Chef zu einem anderen, wenn ein Vorgesetzter beider zu Beginn der Befehlsphase mit ihr in Kontakt ist.',
    'En enhed går fra sin nærmeste chef til en anden, hvis en chef over dem begge er i brikkontakt med den, når ordrefasen begynder.',
  ),
  'BA-1.1.5-02': printed(
    '1.1.5 Overførsel af enheder',
    'He may also take a unit from a subordinate to himself, or give one of his own to a subordinate.',
    'Er kann auch eine Einheit eines Untergebenen an sich nehmen oder eine eigene einem Untergebenen geben.',
    'Han kan også tage en enhed fra en underordnet til sig selv eller give en af sine egne til en underordnet.',
  ),
  'BA-1.1.5-03': printed(
    '1.1.5 Overførsel af enheder',
    'A brigade or higher body is transferred in the same way by contact with its chief.',
    'Eine Brigade oder ein höherer Verband wird ebenso durch Kontakt mit ihrem Chef neu unterstellt.',
    'En brigade eller en højere organisatorisk enhed overføres på samme måde ved brikkontakt med dens chef.',
  ),
  'BA-1.1.5-04': printed(
    '1.1.5 Overførsel af enheder',
    'A superior can be in contact with only one unit or body that is to be transferred.',
    'Ein Vorgesetzter kann nur mit einer Einheit oder einem Verband in Kontakt sein, die neu unterstellt werden.',
    'En højere chef kan kun være i brikkontakt med én enhed eller organisatorisk enhed, der skal overføres.',
  ),
  'BA-1.1.5-05': printed(
    '1.1.5 Overførsel af enheder',
    'Orders of transfer go to all units concerned, need no roll and take effect when announced; such a unit gets no other order that turn.',
    'Befehle zur Unterstellung gehen an alle betroffenen Einheiten, brauchen keinen Wurf und gelten ab der Ansage; andere Befehle erhält eine solche Einheit in dem Zug nicht.',
    'Ordrer om overførsel går til alle berørte enheder, kræver intet kast og virker, når de meldes; andre ordrer får en sådan enhed ikke i trækket.',
  ),
} satisfies Record<string, RuleRow>
