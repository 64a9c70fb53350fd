import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

/** Words of the field and of the book that a newcomer may not know. */
export const glossary: readonly Term<RuleId>[] = [
  term<RuleId>(
    'BA-1.3.3-01',
    ['soutien', 'A closed unit that stands behind a skirmish line and backs it.'],
    ['Soutien', 'Eine geschlossene Einheit, die hinter einer Schützenkette steht und sie stützt.'],
    ['soutien', 'En sluttet enhed, der står bag en kæde og støtter den.'],
  ),
  term<RuleId>(
    'BA-3.1.6-01',
    [
      'neighbour / neighbours',
      'A unit that fights along with another instead of for itself, and gives it two more.',
    ],
    [
      'Nachbar / Nachbarn',
      'Eine Einheit, die mit einer anderen statt für sich kämpft und ihr zwei mehr gibt.',
    ],
    [
      'naboenhed / naboenheder',
      'En enhed, der kæmper med en anden i stedet for selv og giver den to mere.',
    ],
  ),
  term<RuleId>(
    'BA-3.1.7-01',
    ['support / supports', 'A unit close behind that steadies the one before it.'],
    ['Unterstützung', 'Eine Einheit dicht dahinter, die der vorderen Halt gibt.'],
    ['støtteenhed / støtteenheder', 'En enhed tæt bagved, der giver den forreste rygdækning.'],
  ),
  term<RuleId>(
    'BA-5.5.1-01',
    ['valeur', 'The worth of a unit: its training and spirit, as a number added to its rolls.'],
    ['Valeur', 'Der Wert einer Einheit: Ausbildung und Geist, als Zahl zu ihren Würfen.'],
    ['valeur', 'Enhedens værdi: træning og ånd, som et tal, der lægges til dens kast.'],
  ),
  term<RuleId>(
    'BA-5.2.1-01',
    ['LU / light disorder', 'Light disorder: the unit marches at half pace and cannot charge.'],
    ['LU / leichte Unordnung', 'Leichte Unordnung: halber Marsch, kein Sturm.'],
    ['LU / let uorden', 'Let uorden: halv march og ingen storm.'],
  ),
  term<RuleId>(
    'BA-5.3.1-01',
    ['U / disorder', 'Disorder: the unit retreats and may neither fire nor attack.'],
    [
      'U / Unordnung',
      'Unordnung: Die Einheit weicht zurück und darf weder schießen noch angreifen.',
    ],
    ['U / uorden', 'Uorden: enheden retirerer og må hverken skyde eller angribe.'],
  ),
  term<RuleId>(
    'BA-5.4.1-01',
    ['FU / full disorder', 'Full disorder: the unit runs, loses a tenth and takes no orders.'],
    [
      'FU / volle Unordnung',
      'Volle Unordnung: Die Einheit flieht, verliert ein Zehntel und nimmt keine Befehle an.',
    ],
    [
      'FU / fuldstændig uorden',
      'Fuldstændig uorden: enheden flygter, mister en tiendedel og kan ikke få ordrer.',
    ],
  ),
  term<RuleId>(
    'BA-5.1.1-01',
    ['OR / good order', 'In good order: nothing ails the unit.'],
    ['OR / in Ordnung', 'Geordnet: Der Einheit fehlt nichts.'],
    ['OR / i orden', 'I orden: enheden fejler intet.'],
  ),
  term<RuleId>(
    'BA-5.4.2-01',
    ['spread of rout', 'A routing unit that runs into friends may carry them away.'],
    ['mitreißen / Mitreißen', 'Eine fliehende Einheit, die auf eigene trifft, kann sie mitreißen.'],
    ['medriven / river med', 'En flygtende enhed, der støder på egne enheder, kan rive dem med.'],
  ),
  term<RuleId>(
    'BA-1.3.1-07',
    [
      'square / squares',
      'Infantry in a hollow square, facing out on four sides: no flank, no rear, safe from cavalry.',
    ],
    [
      'Karree / Karrees',
      'Infanterie im hohlen Viereck, nach vier Seiten gewandt: ohne Flanke und Rücken, sicher gegen Kavallerie.',
    ],
    [
      'karré / karréer',
      'Infanteri i hul firkant med front til fire sider: uden flanke og ryg, sikker mod kavaleri.',
    ],
  ),
  term<RuleId>(
    'BA-1.3.1-08',
    ['battalion mass', 'A solid column whose outer ranks face out, against cavalry.'],
    [
      'Bataillonsmasse',
      'Eine dichte Kolonne, deren äußere Glieder nach außen gewandt sind, gegen Kavallerie.',
    ],
    ['bataljonsmasse', 'En tæt kolonne, hvis yderste figurer vender ud, mod kavaleri.'],
  ),
  term<RuleId>(
    'BA-1.3.1-09',
    ['huddle', 'A round crowd facing out: quick to form, but it cannot attack.'],
    [
      'Klumpen',
      'Ein runder Haufen, nach außen gewandt: schnell gebildet, kann aber nicht angreifen.',
    ],
    ['hob', 'En rund klynge med front udad: hurtig at danne, men kan ikke angribe.'],
  ),
  term<RuleId>(
    'BA-1.3.1-05',
    ['attack column', 'A deep formation to march and strike with; it suffers more under fire.'],
    ['Angriffskolonne', 'Eine tiefe Formation zum Marsch und Stoß; sie leidet mehr im Feuer.'],
    ['angrebskolonne', 'En dyb formation til march og stød; den lider mere under skydning.'],
  ),
  term<RuleId>(
    'BA-1.3.1-06',
    ['march column', 'The narrow column for roads: fast, but helpless.'],
    ['Marschkolonne', 'Die schmale Kolonne für Straßen: schnell, aber wehrlos.'],
    ['marchkolonne', 'Den smalle kolonne til veje: hurtig, men hjælpeløs.'],
  ),
  term<RuleId>(
    'BA-1.2.5-01',
    ['skirmish line / skirmishers / skirmish lines', 'Men in open order before a closed unit.'],
    [
      'Schützenkette / Schützenketten / Kette / plänkeln',
      'Leute in offener Ordnung vor einer geschlossenen Einheit.',
    ],
    ['kæde / kæder / kæden', 'Folk i spredt orden foran en sluttet enhed.'],
  ),
  term<RuleId>(
    'BA-1.1.2-12',
    ['mother unit', 'The unit that a skirmish line belongs to.'],
    ['Muttereinheit', 'Die Einheit, zu der eine Schützenkette gehört.'],
    ['moderenhed / moderenheden', 'Den enhed, som kæden hører til.'],
  ),
  term<RuleId>(
    'BA-2.2.4-03',
    [
      'limbered / limber / limbering',
      'Guns hitched to their teams, ready to drive but not to fire.',
    ],
    ['aufgeprotzt / aufprotzen', 'Geschütze an der Protze: fahrbereit, nicht schussbereit.'],
    ['påprodset / påprodse', 'Kanoner spændt for: klar til at køre, ikke til at skyde.'],
  ),
  term<RuleId>(
    'BA-2.2.4-03',
    ['unlimbered / unlimber', 'Guns set down, ready to fire.'],
    ['abgeprotzt / abprotzen', 'Geschütze in Stellung, schussbereit.'],
    ['afprodset / afprodse', 'Kanoner i stilling, klar til at skyde.'],
  ),
  term<RuleId>(
    'BA-3.4.4-01',
    ['canister', 'Tins of small balls: deadly close by, useless far off.'],
    ['Kartätschen / Kartätsche', 'Büchsen voll kleiner Kugeln: nah mörderisch, fern nutzlos.'],
    ['kardæsk / kardæsker', 'Dåser med små kugler: dræbende tæt på, uden virkning langt væk.'],
  ),
  term<RuleId>(
    'BA-3.4.1-01',
    ['ranging', 'The first shots at a distant target, to find its distance.'],
    ['Einschießen', 'Die ersten Schüsse auf ein fernes Ziel, um die Entfernung zu finden.'],
    ['indskydning', 'De første skud mod et fjernt mål for at finde afstanden.'],
  ),
  term<RuleId>(
    'BA-3.1.9-01',
    [
      'column effect',
      'A ball that goes through rank after rank: worse for columns and for lines hit end on.',
    ],
    [
      'Kolonnenwirkung',
      'Eine Kugel, die Glied um Glied durchschlägt: schlimmer für Kolonnen und längs getroffene Linien.',
    ],
    [
      'kolonnevirkning',
      'En kugle, der går gennem geled efter geled: værre for kolonner og for linjer ramt på langs.',
    ],
  ),
  term<RuleId>(
    'BA-1.1.3-01',
    ['order roll', 'The roll that tells whether a unit does as it was told.'],
    ['Befehlswurf', 'Der Wurf, ob eine Einheit tut, was ihr befohlen ist.'],
    ['ordrekast / ordrekastet', 'Kastet, der afgør, om enheden gør, som den fik besked på.'],
  ),
  term<RuleId>(
    'BA-1.1.4-01',
    ['orderly / orderlies', 'A rider who carries his chief’s word to a unit.'],
    ['Ordonnanz / Ordonnanzen', 'Ein Reiter, der den Willen seines Chefs zu einer Einheit trägt.'],
    ['ordonnans / ordonnanser', 'En rytter, der bringer chefens ord til en enhed.'],
  ),
  term<RuleId>(
    'BA-2.3.3-01',
    ['at the charge', 'At a run into the enemy: strong now, spent next turn.'],
    ['im Sturm', 'Im Lauf in den Feind: jetzt stark, im nächsten Zug erschöpft.'],
    ['storm', 'I løb mod fjenden: stærk nu, udmattet i næste træk.'],
  ),
  term<RuleId>(
    'BA-2.3.2-01',
    ['fast march', 'A march column at double pace, far from the enemy.'],
    ['Eilmarsch', 'Eine Marschkolonne in doppeltem Tempo, fern vom Feind.'],
    ['ilmarch', 'En marchkolonne i dobbelt tempo, langt fra fjenden.'],
  ),
  term<RuleId>(
    'BA-4.1.1-01',
    ['melee zone', 'The 5 cm in front of a unit where it may come to blows.'],
    ['Nahkampfzone', 'Die 5 cm vor einer Einheit, in denen es zum Nahkampf kommen kann.'],
    ['indbrudsafstand', 'De 5 cm foran en enhed, hvor det kan komme til nærkamp.'],
  ),
  term<RuleId>(
    'BA-4.2.0-01',
    ['pressed back', 'Pushed before an advancing enemy without a fight.'],
    ['zurückgedrängt', 'Ohne Kampf vor dem Feind hergeschoben.'],
    ['tilbagepresset / presset tilbage', 'Skubbet foran fjenden uden kamp.'],
  ),
]
