import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

/** Words of the field and of the book that a newcomer may not know. */
export const glossary: readonly Term<RuleId>[] = [
  term<RuleId>(
    'BA-1.3.3-01',
    ['soutien', 'A unit in closed formation that stands behind a skirmish line and supports it.'],
    [
      'Soutien',
      'Eine Einheit in geschlossener Formation, die hinter einer Schützenkette steht und sie stützt.',
    ],
    ['soutien', 'En enhed i sluttet formation, der står bag en kæde og støtter den.'],
  ),
  term<RuleId>(
    'BA-3.1.6-01',
    [
      'neighbour / neighbours',
      'A unit that fights with another instead of for itself and adds 2 to its roll.',
    ],
    [
      'Nachbar / Nachbarn',
      'Eine Einheit, die mit einer anderen statt für sich kämpft und deren Wurf um 2 erhöht.',
    ],
    [
      'naboenhed / naboenheder',
      'En enhed, der kæmper sammen med en anden i stedet for selv og lægger 2 til dens kast.',
    ],
  ),
  term<RuleId>(
    'BA-3.1.7-01',
    ['support / supports', 'A unit close behind another that steadies it.'],
    ['Unterstützung', 'Eine Einheit dicht dahinter, die der vorderen Halt gibt.'],
    ['støtteenhed / støtteenheder', 'En enhed tæt bagved, der giver den forreste rygdækning.'],
  ),
  term<RuleId>(
    'BA-5.5.1-01',
    ['quality', 'The training and spirit of a unit, as a number added to its rolls.'],
    ['Kampfwert', 'Ausbildung und Kampfgeist einer Einheit, als Zuschlag auf ihre Würfe.'],
    ['valeur', 'Enhedens værdi, træning og kampånd, som et tal, der lægges til dens kast.'],
  ),
  term<RuleId>(
    'BA-5.2.1-01',
    [
      'light disorder / LU',
      'The unit marches at half rate and cannot charge. The tables print LU.',
    ],
    [
      'leichte Unordnung / LU',
      'Die Einheit marschiert nur halb so weit und kann keinen Sturmlauf machen. In den Tabellen steht LU.',
    ],
    [
      'let uorden / LU',
      'Enheden marcherer kun halvt så langt og kan ikke storme. I tabellerne står LU.',
    ],
  ),
  term<RuleId>(
    'BA-5.3.1-01',
    ['disorder / U', 'The unit retreats and can neither fire nor attack. The tables print U.'],
    [
      'Unordnung / U',
      'Die Einheit zieht sich zurück und kann weder feuern noch angreifen. In den Tabellen steht U.',
    ],
    ['uorden / U', 'Enheden retirerer og kan hverken skyde eller angribe. I tabellerne står U.'],
  ),
  term<RuleId>(
    'BA-5.4.1-01',
    ['full disorder / FU', 'The unit routs, loses 10% and takes no orders. The tables print FU.'],
    [
      'volle Unordnung / FU',
      'Die Einheit flieht, verliert ein Zehntel und nimmt keine Befehle an. In den Tabellen steht FU.',
    ],
    [
      'fuldstændig uorden / FU',
      'Enheden flygter, mister en tiendedel og kan ikke få ordrer. I tabellerne står FU.',
    ],
  ),
  term<RuleId>(
    'BA-5.1.1-01',
    ['good order / OR', 'The unit has no penalty for disorder. The tables print OR.'],
    ['in Ordnung / OR', 'Die Einheit hat keinen Abzug für Unordnung. In den Tabellen steht OR.'],
    ['i orden / OR', 'Enheden har intet fradrag for uorden. I tabellerne står OR.'],
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
    [
      'rallying square / rallying squares',
      'A round, solid body facing out: quick to form, but unable to attack.',
    ],
    [
      'Klumpen',
      'Ein runder Haufen, nach außen gewandt: schnell gebildet, kann aber nicht angreifen.',
    ],
    ['hob', 'En rund klynge med front udad: hurtig at danne, men kan ikke angribe.'],
  ),
  term<RuleId>(
    'BA-1.3.1-05',
    ['attack column', 'A deep formation for marching and attacking; it suffers more under fire.'],
    [
      'Angriffskolonne',
      'Eine tiefe Formation für Marsch und Angriff; sie leidet mehr unter Feuer.',
    ],
    ['angrebskolonne', 'En dyb formation til march og angreb; den lider mere under skydning.'],
  ),
  term<RuleId>(
    'BA-1.3.1-06',
    ['march column', 'The narrow column for roads: fast, but helpless.'],
    ['Marschkolonne', 'Die schmale Kolonne für Straßen: schnell, aber wehrlos.'],
    ['marchkolonne', 'Den smalle kolonne til veje: hurtig, men hjælpeløs.'],
  ),
  term<RuleId>(
    'BA-1.2.5-01',
    [
      'skirmish line / skirmishers / skirmish lines',
      'Men in open order in front of a closed formation.',
    ],
    [
      'Schützenkette / Schützenketten / Kette / plänkeln',
      'Soldaten in offener Ordnung vor einer geschlossenen Formation.',
    ],
    ['kæde / kæder / kæden', 'Soldater i spredt orden foran en sluttet formation.'],
  ),
  term<RuleId>(
    'BA-1.1.2-12',
    ['parent unit', 'The unit that a skirmish line belongs to.'],
    ['Muttereinheit', 'Die Einheit, zu der eine Schützenkette gehört.'],
    ['moderenhed / moderenheden', 'Den enhed, som kæden hører til.'],
  ),
  term<RuleId>(
    'BA-2.2.4-03',
    [
      'limbered / limber / limbering',
      'Guns hitched to their teams, ready to move but not to fire.',
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
    ['canister', 'Tins of small balls: deadly at close range, useless at long range.'],
    [
      'Kartätschen / Kartätsche',
      'Büchsen voll kleiner Kugeln: auf kurze Entfernung mörderisch, auf weite nutzlos.',
    ],
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
      'A ball that goes through rank after rank: worse for columns and for lines hit from the end.',
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
    ['order roll', 'The roll that decides whether a unit follows its order.'],
    ['Befehlswurf', 'Der Wurf, der entscheidet, ob eine Einheit ihren Befehl befolgt.'],
    ['ordrekast / ordrekastet', 'Kastet, der afgør, om en enhed følger sin ordre.'],
  ),
  term<RuleId>(
    'BA-1.1.4-01',
    ['orderly / orderlies', 'A rider who carries his commander’s orders to a unit.'],
    [
      'Ordonnanz / Ordonnanzen',
      'Ein Reiter, der einer Einheit die Befehle seines Befehlshabers bringt.',
    ],
    ['ordonnans / ordonnanser', 'En rytter, der bringer chefens ordrer til en enhed.'],
  ),
  term<RuleId>(
    'BA-2.3.3-01',
    ['at the charge', 'Into the enemy at a run: stronger now, weaker next turn.'],
    ['im Sturmlauf', 'Im Lauf auf den Gegner zu: jetzt stärker, im nächsten Zug schwächer.'],
    ['storm', 'I løb mod modstanderen: stærkere nu, svagere i næste træk.'],
  ),
  term<RuleId>(
    'BA-2.3.2-01',
    ['fast march', 'A march column at double rate, far from the enemy.'],
    ['Eilmarsch', 'Eine Marschkolonne in doppeltem Tempo, fern vom Gegner.'],
    ['ilmarch', 'En marchkolonne i dobbelt tempo, langt fra modstanderen.'],
  ),
  term<RuleId>(
    'BA-4.1.1-01',
    ['melee zone', 'The 5 cm in front of a unit where it may come to blows.'],
    ['Nahkampfzone', 'Die 5 cm vor einer Einheit, in denen es zum Nahkampf kommen kann.'],
    ['indbrudsafstand', 'De 5 cm foran en enhed, hvor det kan komme til nærkamp.'],
  ),
  term<RuleId>(
    'BA-4.2.0-01',
    ['pressed back', 'Pushed back by an advancing enemy without a fight.'],
    ['zurückgedrängt', 'Ohne Kampf vor dem Gegner hergedrängt.'],
    ['tilbagepresset / presset tilbage', 'Skubbet tilbage foran modstanderen uden kamp.'],
  ),
]
