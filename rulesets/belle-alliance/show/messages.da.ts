import type { Translated } from '@grognard/umpire/message.ts'
import type { showEnglish } from './messages.en.ts'

export const showDanish: Translated<typeof showEnglish> = {
  'ba.body.regiment': '{chief}s regiment',
  'ba.body.brigade': '{chief}s brigade',
  'ba.body.division': '{chief}s division',
  'ba.body.corps': '{chief}s korps',
  'ba.body.army': '{chief}s hær',
  'group.advance': 'Marchér i formation',
  'group.attack': 'Angrib',
  'group.skirmish': 'Send kæder ud',
  'group.hold': 'Hold: slet ordrerne',
  'group.fireAt': 'Skyd på ét mål',
  // What is written on the map and on the cards.
  'ba.measuring.barred':
    'Der måles ikke, før ordrer er skrevet og skydning er meldt (BA-1.1.1-11). Den valgfrie regel »Måling« tillader det når som helst.',
  'ba.row.figures': 'Figurer',
  'ba.row.figures.lost': '{piece}: tab af mindst {count, plural, one {# figur} other {# figurer}}',
  'ba.piece.unit': '{unit}, {figures, number} figurer',
  'ba.piece.chief': '{chief}',
  'ba.piece.orderly': 'Ordonnans for {chief}',
  'ba.card.unit': '{arm}, {weapon}, valeur {valeur, number}',
  'ba.card.state': '{figures, number} af {of, number} figurer, {formation}, {disorder}',
  'ba.card.chief': 'Nærmeste chef: {chief}',
  'ba.card.noChief': 'ingen',
  'ba.card.chiefHimself': '{quality}, {level}',
  'ba.card.orderly': 'Ordonnans for {chief}; kan erstatte ham, hvis han falder.',
  'ba.card.gun': '{pounder, number}-pundig kanon, {gunners, number} artillerister',
  'ba.card.horseGun':
    '{pounder, number}-pundig kanon, ridende artilleri, {gunners, number} artillerister',
  'ba.talent.light': 'Let: kan danne kæde med alle figurer',
  'ba.talent.lancers': 'Lansenerer',
  'ba.talent.trained': 'Særligt trænede skytter',
  'ba.talent.pioneers': 'Pionerer',
  'ba.badge.disorder.LU': 'let uorden',
  'ba.badge.disorder.U': 'uorden',
  'ba.badge.disorder.FU': 'fuldstændig uorden',
  'ba.badge.attacking': 'angriber',
  'ba.badge.charging': 'i storm',
  'ba.badge.working': 'arbejder',
  'ba.badge.resting': 'hviler',
  'ba.badge.garrison': 'i en bygning',
  'ba.badge.shortOfSupply': 'knap på ammunition',
  'ba.badge.orderFailed': 'fulgte ikke ordren',
  'ba.badge.pioneers': 'pionerer',
  'ba.badge.abandoned': 'forladte kanoner',
  'ba.badge.chief': 'chef',
  'ba.badge.orderly': 'ordonnans',
  'ba.ground.named': '{name}',
  'ba.ground.hill': '{name}, afsats {level, number}',
  'ba.ground.zone': 'Opstillingszone for {seat}',
  'ba.marker.fired': 'har skudt',
  'ba.marker.melee': 'nærkamp',
  'ba.arc.command': 'kommando',
  'ba.arc.command.reach': 'kommando op til {cm, number} cm',
  'ba.sight.lines': 'terrænet spærrer ikke synslinjen hertil',
  'ba.sight.any': 'en enhed her kan ses',
  'ba.sight.fired': 'en enhed her kan kun ses, hvis den har skudt i dette eller sidste træk',
  'ba.headline.turn': 'Træk {turn, number} af {last, number}',
  'ba.headline.clock': 'kl. {time}',
  'ba.headline.points': '{one} {first, number} – {second, number} {other}',

  // The battle in words.
  'ba.name': '{name}',
  'ba.status.time': 'Træk {turn, number} af {last, number}, kl. {time}.',
  'ba.status.unit':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°.',
  'ba.status.unitNear':
    '{unit} ({seat}): {figures, number} figurer {arm}, {formation}, {disorder}, ved {x, number}/{y, number} cm, front {degrees, number}°; {distance, number} cm til {enemy}.',
  'ba.status.gone.waiting': '{unit} ankommer i træk {turn, number}.',
  'ba.status.gone.removed': '{unit} er tilintetgjort.',
  'ba.status.gone.left': '{unit} har forladt bordet.',
  'ba.status.gone.exited': '{unit} er marcheret bort.',
  'ba.status.gone.surrendered': '{unit} har overgivet sig.',
  'ba.status.gone.captured': '{unit} er erobret.',
  'ba.status.gone.joined': '{unit} er samlet med en anden del af samme enhed.',
  'ba.status.chief': '{chief} er ved {x, number}/{y, number} cm.',
  'ba.status.orderly': 'En ordonnans for {chief} er ved {x, number}/{y, number} cm.',

  'phase.setup.about': 'Begge sider stiller enheder og chefer op i deres egne zoner.',
  'phase.orders.about':
    'Begge sider skriver hemmeligt ordrer til deres enheder. Enheder langt fra deres chef eller i uorden kaster så, om de følger dem.',
  'phase.announcement.about':
    'Angreb meldes. Artillerister kan søge tilflugt, faldne chefer erstattes, og flygtende enheder reorganiserer sig.',
  'phase.continuedFire.about':
    'En enhed, der skød i sidste træk, kan straks skyde på samme mål igen; så kan den hverken bevæge sig eller skyde senere i trækket.',
  'phase.movement.about':
    'Alle enheder udfører deres ordrer samtidig i tyve korte skridt; derefter flyttes staben.',
  'phase.fire.about': 'Begge sider vælger mål, før der kastes; al skydning virker samtidig.',
  'phase.melee.about':
    'Enheder på indbrudsafstand kæmper. Taberen kommer i uorden; vinderen kan foretage fortsat fremrykning.',
  'phase.end.about':
    'Feltarbejder bliver færdige, forladte kanoner erobres, staben flyttes igen, og enheder reorganiserer sig.',
  'sequence.forced': 'Retræte og flugt',
  'step.deploy.hint':
    'Hold hver enhed inden for 30 cm af sin chef, og støtteenheder tæt bag første linje.',
  'step.orders.hint':
    'Først formationen, så marchen: formationen afgør, hvilket terræn en enhed kan gå ind i. Inden for 30 cm af chefen adlyder en enhed i orden uden ordrekast. Nærkamp kræver en angrebsordre; skydning kræver ingen.',
  'step.refuge.hint':
    'Artillerister, der bliver, skal kæmpe ved kanonerne. Hos infanteriet er de sikrere, men kanonerne kan gå tabt.',
  'step.chiefs.hint':
    'En chef hos en flygtende enhed hjælper den med at reorganisere sig. Uden chef kræver hver ordre i brigaden et kast.',
  'step.continuedFire.hint':
    'Brug den, hvis målet stadig står, hvor det stod; lad være, hvis enheden skal bevæge sig.',
  'step.staff.hint':
    'Stil chefer, hvor næste træks ordrer betyder mest. En chef hos en enhed hjælper den, men kan falde.',
  'step.fire.hint':
    'Flere enheder, der skyder på samme mål, gør mere skade, end når hver skyder på sit. Skydning i flanke, ryg eller kolonne gør mest skade.',
  'step.attackers.hint':
    'En naboenhed eller støtteenhed giver +2: brug friske enheder i sluttet formation i nærheden.',
  'step.defenders.hint':
    'En naboenhed eller støtteenhed giver +2, men en enhed, der angribes i flanke eller ryg, kan ikke være naboenhed.',
  'step.advance.hint':
    'Fortsat fremrykning holder modstanderen på flugt, men enheden kan ende alene foran en frisk linje.',
  'step.lastRefuge.hint':
    'Modstanderen angriber igen: artillerister ved siden af infanteri i orden kan stadig redde sig.',
  'step.lastAttackers.hint': 'Som før giver en naboenhed eller støtteenhed +2.',
  'step.lastDefenders.hint': 'Som før giver en naboenhed eller støtteenhed +2.',
  'step.lastStaff.hint':
    'Enheder, der nu er inden for 30 cm af deres chef, følger næste træks ordrer uden kast.',
  'step.direction.hint':
    'Peg på kortet, hvor den skal hen (med tastaturet: piletaster, så mellemrum, så Enter). Hold den væk fra modstanderen og fri af dine egne enheder: en flugt, der rører dem, kan rive dem med.',

  // Hvad laboratoriet tæller.
  'finding.ending': 'Slagets afslutning',
  'finding.ending.turns': 'sidste træk',
  'finding.ending.ruin': 'en hær slået',
  'finding.grade': 'Resultat',
  'finding.grade.decisive': 'afgørende sejr',
  'finding.grade.victory': 'sejr',
  'finding.grade.draw': 'uafgjort',
  'finding.leadAtHalf': 'Foran halvvejs',
  'finding.firstPlace': 'Tog først et sted',
  'finding.points': 'Point i alt',
  'finding.points.holdBuilding': 'Point for bygninger',
  'finding.points.holdArea': 'Point for skov, højder og andet terræn',
  'finding.points.unitRuined': 'Point for slagne enheder',
  'finding.points.unitInDisorder': 'Point for enheder i uorden',
  'finding.points.gunModelCaptured': 'Point for erobrede kanoner',
  'finding.points.exited': 'Point for at forlade bordet',
  'finding.points.unitsBeyond': 'Point for enheder på den anden side af en linje',
  'finding.points.prisoners': 'Point for fanger',
  'finding.points.losses': 'Point for modstanderens tab',
  'finding.points.turnEnds': 'Point ved hvert træks slutning',
  'finding.order.written': 'Ordrer skrevet',
  'finding.order.failed': 'Ordrer ikke fulgt',
  'finding.volley': 'Skydninger',
  'finding.attack.won': 'Angreb vundet',
  'finding.attack.lost': 'Angreb tabt',
  'finding.attack.undecided': 'Angreb uafgjort',
  'finding.lost.fire': 'Figurer tabt ved beskydning',
  'finding.lost.melee': 'Figurer tabt i nærkamp',
  'finding.lost.prisoners': 'Figurer taget til fange',
  'finding.lost.rout': 'Figurer tabt på flugt',
  'finding.lost.surrender': 'Figurer, der overgav sig',
  'finding.unit.disordered': 'Egne enheder bragt i uorden',
  'finding.unit.routed': 'Egne enheder slået på flugt',
  'finding.gunsTaken': 'Figurpjecer erobret',
  'finding.staffFallen': 'Chefer og ordonnanser faldet',
  'finding.placeTaken': 'Steder erobret',
}
