import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Order rolls: who must roll, for what, and what comes of it. */
export const orderRolls = {
  'BA-1.1.3-01': printed(
    '1.1.3 Ordrekast',
    'A unit more than 30 cm from its immediate chief follows its order only if an order roll succeeds.',
    'Eine Einheit, die mehr als 30 cm von ihrem unmittelbaren Chef entfernt ist, folgt ihrem Befehl nur nach gelungenem Befehlswurf.',
    'En enhed mere end 30 cm fra sin umiddelbare chef følger kun sin ordre, hvis et ordrekast lykkes.',
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
    'With 13 or more the order is followed in good order, with 11 or 12 in light disorder; below that it fails: light disorder at 9 or 10, disorder at 7 or 8, full disorder at 6 or less.',
    'Mit 13 oder mehr wird der Befehl in Ordnung befolgt, mit 11 oder 12 in leichter Unordnung; darunter nicht: leichte Unordnung bei 9 oder 10, Unordnung bei 7 oder 8, volle Unordnung bei 6 oder weniger.',
    'Ved 13 og derover følges ordren i orden, ved 11 og 12 i let uorden; derunder følges den ikke: let uorden ved 9 og 10, uorden ved 7 og 8, fuldstændig uorden ved 6 og derunder.',
  ),
  'BA-1.1.3-05': printed(
    '1.1.3 Ordrekast',
    'The immediate chief in contact adds 4, one of his orderlies 2; one staff figure counts, and it serves one unit.',
    'Der unmittelbare Chef in Kontakt gibt 4, eine seiner Ordonnanzen 2; es zählt eine Stabsfigur, und sie dient einer Einheit.',
    'Den umiddelbare chef i brikkontakt giver 4, en af hans ordonnanser 2; én stabsfigur tæller, og den hjælper én enhed.',
  ),
  'BA-1.1.3-06': printed(
    '1.1.3 Ordrekast',
    'An order that is only a march towards the immediate chief adds 4, one that is only the forming of a huddle adds 2.',
    'Ein Befehl, der nur Marsch zum unmittelbaren Chef hin ist, gibt 4; einer, der nur einen Klumpen bildet, gibt 2.',
    'En ordre, der alene er march mod den umiddelbare chef, giver 4, og en, der alene er dannelse af hob, giver 2.',
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
    'Where neither ground for a roll is given the order is simply followed; exactly 30 cm is not over 30.',
    'Liegt kein Grund für einen Wurf vor, wird der Befehl einfach befolgt; genau 30 cm sind nicht mehr als 30.',
    'Er der ingen grund til ordrekast, følges ordren uden videre; præcis 30 cm er ikke over 30.',
  ),
  'BA-1.1.3-11': ruled(
    '1.1.3 Ordrekast',
    'A unit makes one order roll a turn even if both grounds hold, and march or huddle help only if the whole order is just that.',
    'Eine Einheit macht einen Befehlswurf je Zug, auch wenn beide Gründe zutreffen; Marsch oder Klumpen helfen nur, wenn der ganze Befehl daraus besteht.',
    'En enhed kaster ét ordrekast i trækket, selv om begge grunde foreligger, og march eller hob hjælper kun, når hele ordren består af det.',
  ),
} satisfies Record<string, RuleRow>
