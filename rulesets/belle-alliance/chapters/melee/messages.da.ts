import type { Translated } from '@grognard/umpire/message.ts'
import type { meleeEnglish } from './messages.en.ts'

/** Nærkamp. */
export const meleeDanish: Translated<typeof meleeEnglish> = {
  'step.lastAttackers': 'Fortsat nærkamp: naboenheder og støtteenheder til dine angreb',
  'step.lastDefenders': 'Fortsat nærkamp: naboenheder og støtteenheder til dit forsvar',
  'ba.refuse.noSuchMelee':
    '{friend} er ikke i en sådan nærkamp. Vælg en af dine enheder, der kæmper i dette trin, og dens modstander.',
  'ba.refuse.neighbourElsewhere':
    '{unit} er ikke selv i nærkamp med {enemy}, som en naboenhed for {friend} skal være; den opgiver så sin egen kamp.',
  'ba.refuse.neighbourDefends':
    '{unit} angribes selv og kan ikke være naboenhed for en angriber; vælg en anden enhed.',
  'ba.refuse.neighbourTaken':
    '{unit} angribes i flanke eller ryg og kan ikke være naboenhed; det kan kun en enhed, der angribes i fronten.',
  'ba.refuse.supportFights':
    '{unit} er selv i nærkamp og kan ikke støtte {friend}; vælg en enhed, der ikke kæmper.',
  'ba.event.meleeRolled.attacks':
    '{unit} angriber {enemy}: i alt {total, number}, kast {dice, number}.',
  'ba.event.meleeRolled.defends':
    '{unit} forsvarer sig mod {enemy}: i alt {total, number}, kast {dice, number}.',
  'ba.event.meleesDrawn':
    'Uafgjort nærkamp: {fights}. Resultaterne er ens, og begge bliver på indbrudsafstand.',
  'ba.melee.pair': '{unit} og {enemy}',
  'ba.event.meleeLapsed': 'Ingen nærkamp mellem {unit} og {enemy}: en af dem er veget forinden.',
  'ba.modifier.melee.marchColumn': 'marchkolonne',
  'ba.modifier.melee.skirmish': 'kæde',
  'ba.modifier.melee.artWorkRest': 'artilleri, eller i arbejde eller hvile',
  'ba.modifier.melee.cavVsSquare': 'kavaleri mod karré',
  'ba.modifier.melee.cavVsMass': 'kavaleri mod bataljonsmasse',
  'ba.modifier.melee.cavVsOther': 'kavaleri mod artilleri eller andet infanteri',
  'ba.modifier.melee.infUncovered': 'ikke dækket af kæde',
  'ba.modifier.melee.squareEtcVsInf': 'karré, bataljonsmasse eller hob mod infanteri',
  'ba.modifier.melee.uphill': 'op ad bakke',
  'ba.modifier.melee.reformed': 'delt, samlet eller omformeret i trækket',
  'ba.modifier.melee.flank': 'i flanken',
  'ba.modifier.melee.rear': 'i ryggen',
  'ba.modifier.melee.overlap': 'overfløjning',
  'ba.modifier.melee.obstacle': 'under passage af hindring',
  'ba.modifier.melee.cover1': 'mod dækning I',
  'ba.modifier.melee.cover2': 'mod dækning II',
  'ba.modifier.melee.cover3': 'mod dækning III',
  'ba.modifier.melee.fired': 'skydning i trækket',
  'ba.modifier.melee.noSupply': 'uden forsyninger',
  'ba.modifier.melee.first': 'første skydning eller nærkamp',
  'ba.modifier.melee.charge': 'i storm',
  'ba.modifier.melee.heavyCharge': 'tungt kavaleri eller lansenerer i storm',
  'ba.modifier.melee.chargedLast': 'storm i sidste træk',
  'ba.modifier.melee.halted': 'holdende kavaleri',
  'ba.modifier.melee.heavyCav': 'tungt kavaleri',
  'ba.modifier.melee.lightCav': 'let kavaleri',
  'ba.modifier.melee.attackedBefore': 'angriber i dette eller sidste træk',
  'ba.modifier.melee.defendedBefore': 'forsvarer i dette eller sidste træk',
  'ba.modifier.melee.routedEnemy': 'slog en modstander på flugt i dette eller sidste træk',
  'ba.modifier.melee.r50': '50 % flere figurer',
  'ba.modifier.melee.r100': '100 % flere figurer',
  'ba.modifier.melee.r200': '200 % flere figurer',
  'ba.modifier.melee.hidden': 'mod skjult mål',
  'ba.modifier.melee.LU': 'let uorden',
  'ba.modifier.melee.U': 'uorden',
  'ba.modifier.melee.FU': 'fuldstændig uorden',
  'ba.modifier.melee.support': 'støtteenhed eller soutien',
  'ba.modifier.melee.neighbour': 'naboenhed',
  'ba.modifier.melee.chief': 'indsat chef',
  'ba.modifier.melee.valeur': 'valeur',
}
