import type { Translated } from '@grognard/umpire/message.ts'
import type { meleeEnglish } from './messages.en.ts'

/** Nærkamp, fortsat fremrykning, tilflugt og erobring af kanoner. */
export const meleeDanish: Translated<typeof meleeEnglish> = {
  'order.advance': 'Fortsat fremrykning',
  'order.takeRefuge': 'Søg tilflugt',
  'step.refuge': 'Angreb er meldt: artillerister kan søge tilflugt',
  'step.lastRefuge': 'Fortsatte angreb er meldt: artillerister kan søge tilflugt',
  'step.lastAttackers': 'Fortsat nærkamp: naboenheder og støtteenheder til dine angreb',
  'step.lastDefenders': 'Fortsat nærkamp: naboenheder og støtteenheder til dit forsvar',
  'ba.order.advance.plain':
    '{unit} rykker {cm, number} cm videre frem{degrees, plural, =0 {} other {, efter en pivotering på #° til {hand}}}',
  'ba.order.advance.attack': '{unit} rykker videre frem og angriber {target}',
  'ba.order.advance.occupy': '{unit} rykker videre frem og besætter {building}',
  'ba.order.takeRefuge': 'Artilleristerne i {unit} søger tilflugt ved {infantry}',
  'ba.refuse.noSuchMelee':
    '{friend} er ikke i en sådan nærkamp nu. Nævn en af dine enheder, der kæmper i denne delfase, og dens modstander.',
  'ba.refuse.neighbourElsewhere':
    '{unit} er ikke selv i nærkamp med {enemy} som {friend}. En naboenhed opgiver sin egen kamp mod den samme fjende.',
  'ba.refuse.neighbourDefends': '{unit} angribes selv og kan ikke være naboenhed for en angriber.',
  'ba.refuse.neighbourTaken':
    '{unit} angribes i flanke eller ryg og kan ikke være naboenhed: det kan kun den, der angribes i fronten.',
  'ba.refuse.supportFights':
    '{unit} er selv i nærkamp og kan ikke støtte {friend}: det kan en enhed, der ikke kæmper.',
  'ba.refuse.noAdvance':
    '{unit} må ikke rykke videre frem: det må kun en angriber, hvis modstander kom i uorden eller fuldstændig uorden, når den ikke selv er i nogen af dem og ikke har fortsat sin skydning i trækket.',
  'ba.refuse.advanceWritten': 'Der er noteret en fremrykning for {unit}. Tag den først tilbage.',
  'ba.refuse.pivotsTooFar':
    'En fortsat fremrykning begynder med én pivotering på højst {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} angreb en position og standser i den. Gør fremrykningen kortere.',
  'ba.refuse.onlyOccupies':
    '{unit} angreb en ubesat bygning: den må besættes, ellers bliver enheden stående.',
  'ba.refuse.enemyStillInside': '{unit} kan ikke gå ind: fjenden holder stadig bygningen.',
  'ba.refuse.attackOrOccupy': '{unit} angriber eller besætter en bygning, ikke begge dele.',
  'ba.refuse.noContinuedAttack':
    '{unit} må rykke frem, men ikke angribe: kun den, der bragte modstanderen i fuldstændig uorden, angriber igen.',
  'ba.refuse.noGunnersToFlee':
    '{unit} har ingen artillerister, som kan søge tilflugt: de står ved afprodsede kanoner eller har forladt dem.',
  'ba.refuse.notAttacked':
    'Der er ikke meldt angreb på {unit}. Man søger kun tilflugt for et angreb.',
  'ba.refuse.noRefuge':
    '{infantry} kan ikke optage artillerister: det kan kun sluttet infanteri i det fri.',
  'ba.refuse.refugeTooFar':
    '{infantry} står for langt fra {unit}: artillerister søger tilflugt inden for {cm, number} cm.',
  'ba.refuse.refugeTooSmall':
    '{infantry} skal have mindst dobbelt så mange figurer, som der er artillerister i {unit}.',
  'ba.refuse.refugeDisordered': '{unit} eller {infantry} er i uorden; ingen af dem må være det.',
  'ba.event.meleeRolled.attacks':
    '{unit} angriber {enemy}: {dice, number} på terningerne, {total, number} i alt.',
  'ba.event.meleeRolled.defends':
    '{unit} forsvarer sig mod {enemy}: {dice, number} på terningerne, {total, number} i alt.',
  'ba.event.meleesDrawn':
    'Uafgjort: {fights}. Resultaterne er ens; begge bliver stående på indbrudsafstand.',
  'ba.melee.pair': '{unit} og {enemy}',
  'ba.event.meleeLapsed': 'Der bliver ingen nærkamp mellem {unit} og {enemy}: en af dem veg før.',
  'ba.event.continuedAttack': '{unit} fortsætter angrebet, mod {target}.',
  'ba.event.continuedCharge': '{unit} fortsætter angrebet i storm, mod {target}.',
  'ba.event.refugeTaken': 'Artilleristerne i {unit} søger tilflugt ved {infantry}.',
  'ba.event.gunsCaptured': '{unit} erobrer kanonerne i {battery}.',
  'ba.modifier.melee.marchColumn': 'marchkolonne',
  'ba.modifier.melee.skirmish': 'kæde',
  'ba.modifier.melee.artWorkRest': 'artilleri, arbejdende eller hvilende',
  'ba.modifier.melee.cavVsSquare': 'kavaleri angriber karré',
  'ba.modifier.melee.cavVsMass': 'kavaleri angriber bataljonsmasse',
  'ba.modifier.melee.cavVsOther': 'kavaleri angriber artilleri eller andet infanteri',
  'ba.modifier.melee.infUncovered': 'ikke dækket af kæde',
  'ba.modifier.melee.squareEtcVsInf': 'opstillet mod kavaleri, i kamp med infanteri',
  'ba.modifier.melee.uphill': 'op ad bakke',
  'ba.modifier.melee.reformed': 'delt, samlet eller omformeret i trækket',
  'ba.modifier.melee.flank': 'i flanken',
  'ba.modifier.melee.rear': 'i ryggen',
  'ba.modifier.melee.overlap': 'overfløjning',
  'ba.modifier.melee.obstacle': 'under passage af hindring',
  'ba.modifier.melee.cover1': 'mod dækning I',
  'ba.modifier.melee.cover2': 'mod dækning II',
  'ba.modifier.melee.cover3': 'mod dækning III',
  'ba.modifier.melee.fired': 'har skudt i trækket',
  'ba.modifier.melee.noSupply': 'uden forsyninger',
  'ba.modifier.melee.first': 'første skydning eller nærkamp',
  'ba.modifier.melee.charge': 'i storm',
  'ba.modifier.melee.heavyCharge': 'tungt kavaleri eller lansenerer i storm',
  'ba.modifier.melee.chargedLast': 'storm i sidste træk',
  'ba.modifier.melee.halted': 'holdende kavaleri',
  'ba.modifier.melee.heavyCav': 'tungt kavaleri',
  'ba.modifier.melee.lightCav': 'let kavaleri',
  'ba.modifier.melee.attackedBefore': 'angriber tidligere, i dette eller sidste træk',
  'ba.modifier.melee.defendedBefore': 'forsvarer tidligere, i dette eller sidste træk',
  'ba.modifier.melee.routedEnemy':
    'bragte en modstander i fuldstændig uorden, i dette eller sidste træk',
  'ba.modifier.melee.r50': '50 procent flere',
  'ba.modifier.melee.r100': '100 procent flere',
  'ba.modifier.melee.r200': '200 procent flere',
  'ba.modifier.melee.hidden': 'mod skjult mål',
  'ba.modifier.melee.LU': 'let uorden',
  'ba.modifier.melee.U': 'uorden',
  'ba.modifier.melee.FU': 'fuldstændig uorden',
  'ba.modifier.melee.support': 'støtteenhed eller soutien',
  'ba.modifier.melee.neighbour': 'naboenhed',
  'ba.modifier.melee.chief': 'indsat chef',
  'ba.modifier.melee.valeur': 'valeur',
  'ba.event.declared.advance': 'Skrevet: {unit} rykker videre frem.',
}
