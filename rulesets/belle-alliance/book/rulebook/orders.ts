import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Orders: what needs one and what it says. */
export const orders = {
  'BA-1.1.2-01': printed(
    '1.1.2 Ordrelægning',
    'Each unit gets its order in the order phase. A unit in full disorder cannot get one.',
    'Jede Einheit erhält ihren Befehl in der Befehlsphase. Eine Einheit in voller Unordnung kann keinen erhalten.',
    'Hver enhed får sin ordre i ordrefasen. En enhed i fuldstændig uorden kan ikke få nogen.',
  ),
  'BA-1.1.2-02': printed(
    '1.1.2 Ordrelægning',
    'A unit needs an order to split, join, change formation, march, turn, attack, do engineering work or be transferred, and for everything else that is not exempt.',
    'Teilen, Vereinigen, Formationswechsel, Marsch, Richtungswechsel, Angriff, Pionierarbeit und Unterstellung müssen befohlen werden, ebenso alles andere, was nicht ausgenommen ist.',
    'Deling, samling, formationsændring, march, retningsændring, angreb, feltarbejde og overførsel kræver en ordre, og det samme gør alt andet, der ikke er undtaget.',
  ),
  'BA-1.1.2-03': printed(
    '1.1.2 Ordrelægning',
    'Fire needs no order, and no order roll prevents it. Only the loading of canister must be ordered.',
    'Feuer braucht keinen Befehl, und kein Befehlswurf verhindert es. Nur das Laden von Kartätschen muss befohlen werden.',
    'Skydning kræver ingen ordre og forhindres ikke af ordrekast. Kun ladning med kardæsk skal beordres.',
  ),
  'BA-1.1.2-04': printed(
    '1.1.2 Ordrelægning',
    'An order may have several parts. If its order roll fails, all of them are cancelled; otherwise each part is judged by itself.',
    'Ein Befehl kann mehrere Teile haben. Misslingt der Befehlswurf, sind alle aufgehoben; sonst wird jeder Teil für sich beurteilt.',
    'En ordre kan have flere dele. Mislykkes ordrekastet, bortfalder de alle; ellers bedømmes hver del for sig.',
  ),
  'BA-1.1.2-05': printed(
    '1.1.2 Ordrelægning',
    'Orders are written in secret and stay hidden until they are carried out or announced.',
    'Befehle werden geheim geschrieben und bleiben verborgen, bis sie ausgeführt oder angesagt werden.',
    'Ordrer skrives i hemmelighed og forbliver skjult, til de udføres eller meldes.',
  ),
  'BA-1.1.2-06': printed(
    '1.1.2 Ordrelægning',
    'An order to march says whether the unit makes a fast march or charges, and where or when it is to stop.',
    'Ein Marschbefehl sagt, ob die Einheit im Eilmarsch oder im Sturmlauf marschiert und wo oder wann sie halten soll.',
    'En ordre om march siger, om den sker i ilmarch eller storm, og hvor eller hvornår den skal slutte.',
  ),
  'BA-1.1.2-07': printed(
    '1.1.2 Ordrelægning',
    'An order to attack names an enemy unit as its target and says whether the attack is on that unit’s position.',
    'Ein Angriffsbefehl nennt eine gegnerische Einheit als Ziel und sagt, ob der Angriff ihrer Stellung gilt.',
    'En ordre om angreb nævner en af modstanderens enheder som mål og siger, om angrebet gælder enhedens position.',
  ),
  'BA-1.1.2-08': printed(
    '1.1.2 Ordrelægning',
    'An order may be based only on what the unit or its immediate commander can see.',
    'Ein Befehl darf nur auf dem beruhen, was die Einheit oder ihr unmittelbarer Befehlshaber sehen kann.',
    'En ordre må kun bygge på det, som enheden eller dens nærmeste chef kan se.',
  ),
  'BA-1.1.2-09': {
    ...printed(
      '1.1.2 Ordrelægning',
      'A piece of ground in sight may be assumed to be occupied if other facts suggest it.',
      'Ein Geländestück in Sicht darf als besetzt gelten, wenn anderes dafür spricht.',
      'En terrængenstand, der kan ses, må antages at være besat, hvis andre forhold taler for det.',
    ),
    status: 'advisory',
    reason: {
      en: 'The player judges which facts suggest it; the program only requires the place to be in sight.',
      de: 'Was dafür spricht, beurteilt der Spieler; das Programm verlangt nur, dass der Ort in Sicht ist.',
      da: 'Hvad der taler for det, bedømmer spilleren; programmet kræver kun, at stedet kan ses.',
    },
  },
  'BA-1.1.2-10': printed(
    '1.1.2 Ordrelægning',
    'To fire at or attack an enemy who is only assumed to be there, a player names a particular part of the piece of ground.',
    'Wer auf einen nur vermuteten Gegner feuert oder ihn angreift, nennt einen bestimmten Teil des Geländestücks.',
    'Den, der beskyder eller angriber en modstander, som kun antages at være der, udpeger en bestemt del af terrængenstanden.',
  ),
  'BA-1.1.2-11': printed(
    '1.1.2 Ordrelægning',
    'A skirmish line with a figure within 30 cm of its parent unit gets its orders through that unit, whose situation decides whether an order roll is needed.',
    'Eine Schützenkette mit einer Figur im Umkreis von 30 cm um ihre Muttereinheit erhält ihre Befehle durch diese; deren Lage entscheidet, ob ein Befehlswurf nötig ist.',
    'En kæde med en figur inden for 30 cm af sin moderenhed får ordrer gennem den, og moderenhedens forhold afgør, om der kastes ordrekast.',
  ),
  'BA-1.1.2-12': printed(
    '1.1.2 Ordrelægning',
    'The parent unit is the tactical unit to which a skirmish line belongs and from which it has not been split.',
    'Die Muttereinheit ist die taktische Einheit, zu der eine Schützenkette gehört und von der sie nicht abgeteilt wurde.',
    'Moderenheden er den taktiske enhed, som kæden hører til og ikke er delt fra.',
  ),
  'BA-1.1.2-13': printed(
    '1.1.2 Ordrelægning',
    'Farther away than 30 cm, a skirmish line needs orders of its own, but it still does not count as split off.',
    'Ist eine Schützenkette weiter als 30 cm entfernt, braucht sie eigene Befehle, gilt aber weiterhin nicht als abgeteilt.',
    'Er en kæde mere end 30 cm væk, skal den have egne ordrer, men den regnes stadig ikke for delt fra.',
  ),
} satisfies Record<string, RuleRow>

/** Order rolls: who must roll, for what, and what comes of it. */
export const orderRolls = {
  'BA-1.1.3-01': printed(
    '1.1.3 Ordrekast',
    'A unit more than 30 cm from its immediate commander follows its order only if an order roll succeeds.',
    'Eine Einheit, die mehr als 30 cm von ihrem unmittelbaren Befehlshaber entfernt ist, folgt ihrem Befehl nur, wenn ein Befehlswurf gelingt.',
    'En enhed, der er mere end 30 cm fra sin nærmeste chef, følger kun sin ordre, hvis et ordrekast lykkes.',
  ),
  'BA-1.1.3-02': printed(
    '1.1.3 Ordrekast',
    'An order with a change of formation also needs the roll if the unit is in light disorder or disorder, or within 30 cm of a closed enemy that is in neither disorder nor full disorder.',
    'Ein Befehl mit Formationswechsel braucht den Wurf auch, wenn die Einheit in leichter Unordnung oder Unordnung ist oder im Umkreis von 30 cm ein geschlossener Gegner steht, der weder in Unordnung noch in voller Unordnung ist.',
    'En ordre med formationsændring kræver også kastet, hvis enheden er i let uorden eller uorden eller står inden for 30 cm af en sluttet modstander, der hverken er i uorden eller fuldstændig uorden.',
  ),
  'BA-1.1.3-03': printed(
    '1.1.3 Ordrekast',
    'Order rolls are made once all orders are written. They may cause disorder, with a retreat or rout.',
    'Um die Befehle wird gewürfelt, wenn alle geschrieben sind. Befehlswürfe können zu Unordnung mit Rückzug oder Flucht führen.',
    'Ordrekast foretages, når alle ordrer er skrevet. De kan føre til uorden med retræte eller flugt.',
  ),
  'BA-1.1.3-04': printed(
    '1.1.3 Ordrekast',
    'At 13 or more the unit follows the order in good order, at 11 or 12 in light disorder. Below that it does not follow it, and falls into light disorder at 9 or 10, disorder at 7 or 8, and full disorder at 6 or less.',
    'Bei 13 oder mehr folgt die Einheit dem Befehl in Ordnung, bei 11 oder 12 in leichter Unordnung. Darunter folgt sie ihm nicht und gerät bei 9 oder 10 in leichte Unordnung, bei 7 oder 8 in Unordnung, bei 6 oder weniger in volle Unordnung.',
    'Ved 13 og derover følger enheden ordren i orden, ved 11 og 12 i let uorden. Derunder følger den den ikke og kommer i let uorden ved 9 og 10, i uorden ved 7 og 8 og i fuldstændig uorden ved 6 og derunder.',
  ),
  'BA-1.1.3-05': printed(
    '1.1.3 Ordrekast',
    'The immediate commander in contact adds 4, one of his orderlies 2. Only one staff figure counts, and it helps only one unit.',
    'Der unmittelbare Befehlshaber in Kontakt gibt 4, eine seiner Ordonnanzen 2. Nur eine Stabsfigur zählt, und sie hilft nur einer Einheit.',
    'Den nærmeste chef i brikkontakt giver 4, en af hans ordonnanser 2. Kun én stabsfigur tæller, og den hjælper kun én enhed.',
  ),
  'BA-1.1.3-06': printed(
    '1.1.3 Ordrekast',
    'An order that is nothing but a march towards the immediate commander adds 4; one that is nothing but forming a rallying square adds 2.',
    'Ein Befehl, nur zum unmittelbaren Befehlshaber hin zu marschieren, gibt 4; ein Befehl, nur einen Klumpen zu bilden, gibt 2.',
    'En ordre, der kun går ud på at marchere mod den nærmeste chef, giver 4; en, der kun går ud på at danne hob, giver 2.',
  ),
  'BA-1.1.3-07': printed(
    '1.1.3 Ordrekast',
    'A particularly effective commander adds 1, an ineffective one subtracts 2.',
    'Ein besonders fähiger Befehlshaber gibt 1; bei einem schwachen werden 2 abgezogen.',
    'En særlig effektiv chef giver 1; en særlig ineffektiv giver et fradrag på 2.',
  ),
  'BA-1.1.3-08': printed(
    '1.1.3 Ordrekast',
    'Each turn in a row in which the same order failed adds 1. A success, a different order or a turn without a roll ends the series.',
    'Jeder Zug in Folge, in dem derselbe Befehl misslang, gibt 1. Ein Erfolg, ein anderer Befehl oder ein Zug ohne Wurf beendet die Folge.',
    'Hvert træk på stribe, hvor samme ordre er mislykket, giver 1. Tællingen begynder forfra, når ordren lykkes, ved en anden ordre eller efter et træk uden kast.',
  ),
  'BA-1.1.3-09': printed(
    '1.1.3 Ordrekast',
    'Light disorder subtracts 2 from the order roll and disorder 4; quality is added.',
    'Bei leichter Unordnung werden vom Befehlswurf 2 abgezogen, bei Unordnung 4; der Kampfwert wird hinzugezählt.',
    'Let uorden giver et fradrag på 2 i ordrekastet, uorden et på 4, og valeuren lægges til.',
  ),
  'BA-1.1.3-10': printed(
    '1.1.3 Ordrekast',
    'If there is no reason for a roll, the unit simply follows the order. Exactly 30 cm is not more than 30.',
    'Gibt es keinen Grund für einen Wurf, folgt die Einheit dem Befehl einfach. Genau 30 cm sind nicht mehr als 30.',
    'Er der ingen grund til ordrekast, følger enheden ordren uden videre. Præcis 30 cm er ikke over 30.',
  ),
  'BA-1.1.3-11': ruled(
    '1.1.3 Ordrekast',
    'A unit makes only one order roll a turn, even if both reasons apply. Marching towards the commander or forming a rallying square helps only if the order consists of nothing else.',
    'Eine Einheit macht nur einen Befehlswurf je Zug, auch wenn beide Gründe zutreffen. Der Marsch zum Befehlshaber oder das Bilden eines Klumpens hilft nur, wenn der Befehl aus nichts anderem besteht.',
    'En enhed foretager kun ét ordrekast i trækket, også når begge grunde foreligger. March mod chefen eller dannelse af hob hjælper kun, når ordren ikke består af andet.',
  ),
} satisfies Record<string, RuleRow>

/** Chiefs and orderlies, and units handed to another chief. */
export const staff = {
  'BA-1.1.4-01': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures are commanders and orderlies; each commander has two orderlies.',
    'Stabsfiguren sind Befehlshaber und Ordonnanzen; jeder Befehlshaber hat zwei Ordonnanzen.',
    'Stabsfigurer er chefer og ordonnanser; hver chef har to ordonnanser.',
  ),
  'BA-1.1.4-02': printed(
    '1.1.4 Stabsfigurer',
    'Every brigade, division, corps and higher command has a commander. On the Prussian model, regiments take the place of brigades.',
    'Jede Brigade, jede Division, jedes Korps und jeder höhere Verband hat einen Befehlshaber. Nach preußischem Muster tritt das Regiment an die Stelle der Brigade.',
    'Hver brigade, division, korps og højere organisatorisk enhed har en chef. Efter prøjsisk model træder regimentet i brigadens sted.',
  ),
  'BA-1.1.4-03': printed(
    '1.1.4 Stabsfigurer',
    'The immediate commander of a unit is the one directly above it in the scenario; in a brigade, that is the brigade’s commander.',
    'Der unmittelbare Befehlshaber einer Einheit ist der, dem sie im Szenario direkt untersteht; in einer Brigade ist das der Befehlshaber der Brigade.',
    'En enheds nærmeste chef er den, som den er direkte underlagt i scenariet; i en brigade er det brigadechefen.',
  ),
  'BA-1.1.4-04': printed(
    '1.1.4 Stabsfigurer',
    'If he falls, the unit has no immediate commander until he is replaced or the unit is transferred (ruling: until then, every order needs a roll).',
    'Fällt er, hat die Einheit keinen unmittelbaren Befehlshaber, bis er ersetzt oder die Einheit neu unterstellt wird (Auslegung: Bis dahin braucht jeder Befehl einen Wurf).',
    'Falder han, har enheden ingen nærmeste chef, før han erstattes, eller enheden overføres (fortolkning: indtil da kræver enhver ordre et kast).',
  ),
  'BA-1.1.4-05': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures cannot be fired at or attacked.',
    'Stabsfiguren können weder beschossen noch angegriffen werden.',
    'Stabsfigurer kan hverken beskydes eller angribes.',
  ),
  'BA-1.1.4-06': printed(
    '1.1.4 Stabsfigurer',
    'A staff figure within 5 cm of an enemy and not in contact with a friendly unit rolls at once. At 12 or less it is placed in contact with the nearest friendly unit; at 13 or more it falls. At 15 or more its side’s units also subtract 1 from all rolls until the end of the next turn, at 17 or more they subtract 2.',
    'Für eine Stabsfigur, die höchstens 5 cm von einem Gegner entfernt ist und keine eigene Einheit berührt, wird sofort gewürfelt: Bei 12 oder weniger kommt sie in Kontakt mit der nächsten eigenen Einheit, bei 13 oder mehr fällt sie. Ab 15 wird außerdem bis zum Ende des nächsten Zugs von allen Würfen der Einheiten ihrer Seite 1 abgezogen; ab 17 sind es 2.',
    'For en stabsfigur, der er inden for 5 cm af en af modstanderens enheder og uden brikkontakt med en egen, kastes straks: ved 12 og derunder anbringes den i brikkontakt med nærmeste egne enhed, ved 13 og derover falder den. Fra 15 får sidens enheder desuden et fradrag på 1 i alle kast til næste træks slutning, fra 17 et fradrag på 2.',
  ),
  'BA-1.1.4-07': printed(
    '1.1.4 Stabsfigurer',
    'A commander in contact with a unit is engaged the first time in a turn that the unit is fired at or fights in melee, before the dice are rolled for it. If there are several commanders, dice decide which of them is.',
    'Ein Befehlshaber in Kontakt mit einer Einheit wird eingesetzt, wenn sie in einem Zug zum ersten Mal beschossen wird oder im Nahkampf steht, noch bevor dafür gewürfelt wird. Unter mehreren Befehlshabern entscheiden die Würfel.',
    'En chef i brikkontakt med en enhed indsættes, første gang enheden i trækket beskydes eller er i nærkamp, før der kastes for det. Er der flere chefer, afgør terningerne hvilken.',
  ),
  'BA-1.1.4-08': printed(
    '1.1.4 Stabsfigurer',
    'His roll decides whether he survives or falls, and gives the unit a modifier from +4 to −4 for the rest of the turn, including the event that caused the roll.',
    'Sein Wurf entscheidet, ob er überlebt oder fällt, und gibt der Einheit für den Rest des Zugs einen Zuschlag von +4 bis −4, auch schon für den Anlass selbst.',
    'Hans kast afgør, om han overlever eller falder, og giver enheden et tillæg fra +4 til −4 i resten af trækket, også ved selve anledningen.',
  ),
  'BA-1.1.4-09': printed(
    '1.1.4 Stabsfigurer',
    'Orderlies are never hit when their unit is fired at or fights.',
    'Ordonnanzen werden nie getroffen, wenn ihre Einheit beschossen wird oder kämpft.',
    'Ordonnanser rammes aldrig, når deres enhed beskydes eller er i nærkamp.',
  ),
  'BA-1.1.4-10': printed(
    '1.1.4 Stabsfigurer',
    'In the announcement phase, any orderly may roll to take the place of a fallen commander. At 17 or more he becomes a particularly effective commander, at 15 or 16 as good as the fallen one, at 13 or 14 an ineffective one; below that he fails this turn (ruling: one roll for each fallen commander a turn, and the orderly is named beforehand).',
    'In der Ansagephase darf jede Ordonnanz würfeln, um einen gefallenen Befehlshaber zu ersetzen. Ab 17 wird sie ein besonders fähiger Befehlshaber, bei 15 oder 16 so fähig wie der Gefallene, bei 13 oder 14 ein schwacher; darunter gelingt es in diesem Zug nicht (Auslegung: ein Wurf je gefallenem Befehlshaber und Zug; die Ordonnanz wird vorher genannt).',
    'I meldefasen kan enhver ordonnans kaste for at træde i en falden chefs sted. Ved 17 og derover bliver han særlig effektiv, ved 15 og 16 som den faldne, ved 13 og 14 særlig ineffektiv; derunder lykkes det ikke i dette træk (fortolkning: ét kast for hver falden chef i trækket, og ordonnansen udpeges før kastet).',
  ),
  'BA-1.1.4-11': printed(
    '1.1.4 Stabsfigurer',
    'A superior of the fallen commander in contact with that orderly adds 2, and each failed turn in a row adds 1.',
    'Ein Vorgesetzter des Gefallenen in Kontakt mit dieser Ordonnanz gibt 2, jeder erfolglose Zug in Folge 1.',
    'En chef over den faldne i brikkontakt med ordonnansen giver 2, og hvert forgæves træk på stribe giver 1.',
  ),
  'BA-1.1.4-12': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures need no orders and move twice a turn: in the movement phase, and again as the very last action of the turn.',
    'Stabsfiguren brauchen keine Befehle und ziehen zweimal je Zug: in der Bewegungsphase und noch einmal als allerletzte Handlung des Zugs.',
    'Stabsfigurer kræver ingen ordrer og flyttes to gange i trækket: i bevægelsesfasen og igen som trækkets allersidste handling.',
  ),
  'BA-1.1.4-13': printed(
    '1.1.4 Stabsfigurer',
    'A staff figure in contact with a unit may move with it, and must do so in forced actions, staying on the same side of it. If the unit leaves the board, the figure stays at the edge.',
    'Eine Stabsfigur in Kontakt mit einer Einheit darf mit ihr ziehen und muss es bei erzwungenen Handlungen; dabei bleibt sie an derselben Seite. Verlässt die Einheit den Tisch, bleibt die Figur am Rand.',
    'En stabsfigur i brikkontakt med en enhed kan følge med den og skal gøre det ved tvungne handlinger; den bliver på samme side af den. Forlader enheden bordet, bliver figuren ved kanten.',
  ),
  'BA-1.1.5-01': printed(
    '1.1.5 Overførsel af enheder',
    'A unit can be transferred from its immediate commander to another if a commander above both is in contact with it when the order phase begins.',
    'Eine Einheit kann einem anderen Befehlshaber unterstellt werden, wenn ein Vorgesetzter beider Befehlshaber zu Beginn der Befehlsphase mit ihr in Kontakt ist.',
    'En enhed kan overføres fra sin nærmeste chef til en anden, hvis en chef over dem begge er i brikkontakt med den, når ordrefasen begynder.',
  ),
  'BA-1.1.5-02': printed(
    '1.1.5 Overførsel af enheder',
    'He may also transfer a unit from a subordinate to himself, or one of his own to a subordinate.',
    'Er kann auch eine Einheit eines Untergebenen sich selbst oder eine eigene einem Untergebenen unterstellen.',
    'Han kan også overføre en enhed fra en underordnet til sig selv eller en af sine egne til en underordnet.',
  ),
  'BA-1.1.5-03': printed(
    '1.1.5 Overførsel af enheder',
    'A brigade or higher command is transferred in the same way, by contact with its commander.',
    'Brigaden und höhere Verbände werden ebenso neu unterstellt: durch Kontakt mit ihrem Befehlshaber.',
    'En brigade eller en højere organisatorisk enhed overføres på samme måde ved brikkontakt med dens chef.',
  ),
  'BA-1.1.5-04': printed(
    '1.1.5 Overførsel af enheder',
    'A superior can be in contact with only one unit or command that is to be transferred.',
    'Durch Kontakt mit einem Vorgesetzten kann immer nur eine Einheit oder ein Verband neu unterstellt werden.',
    'En højere chef kan kun være i brikkontakt med én enhed eller organisatorisk enhed, der skal overføres.',
  ),
  'BA-1.1.5-05': printed(
    '1.1.5 Overførsel af enheder',
    'Orders to transfer go to all units concerned, need no roll and take effect when they are announced. Such a unit gets no other order that turn.',
    'Befehle zur Unterstellung gehen an alle betroffenen Einheiten, brauchen keinen Wurf und gelten ab der Ansage. Eine solche Einheit erhält in dem Zug keine anderen Befehle.',
    'Ordrer om overførsel gives til alle berørte enheder, kræver intet kast og virker, når de meldes. En sådan enhed får ingen andre ordrer i trækket.',
  ),
} satisfies Record<string, RuleRow>
