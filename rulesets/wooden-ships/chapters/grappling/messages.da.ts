import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingDanish: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'kom fri',
  'order.cutMast': 'kap mast',
  'order.grapple': 'kast entrehager',
  'order.ungrapple': 'kap entrehager',
  'ws.order.unfoul': '{ship}: kom fri af {other}',
  'ws.order.cutMast': '{ship}: kap masten, {side}',
  'ws.order.grapple': '{ship}: kast entrehager på {target}',
  'ws.order.ungrapple': '{ship}: kap en entrehage til {other}',
  'ws.refuse.notYourCrew': 'Vælg et af dine egne skibe med besætning.',
  'ws.refuse.notFouled': 'De to skibe er ikke filtret sammen.',
  'ws.refuse.hasTriedToUnfoul': 'Skibet har allerede forsøgt at komme fri i dette træk.',
  'ws.refuse.notGrappled': 'Der er ingen entrehager mellem de to skibe.',
  'ws.refuse.hasTriedEachGrapple':
    'Skibet har allerede forsøgt én gang at kappe hver entrehage i dette træk.',
  'ws.refuse.noMastHangs': 'Ingen mast hænger udenbords på den side.',
  'ws.refuse.hasHacked': 'Skibet har allerede forsøgt at kappe en mast i dette træk.',
  'ws.refuse.nobodyToGrapple': 'Vælg et andet skib til entrehagerne.',
  'ws.refuse.notAdjacent': 'Kun et naboskib kan nås med entrehager.',
  'ws.refuse.hasTriedToGrapple':
    'Skibet har allerede kastet entrehager efter det skib i dette træk.',
  'ws.event.unfouled': '{ship} kommer fri af {other}: kast {die} (kræver højst 2).',
  'ws.event.unfouled.foreseen': '{ship} kommer fri af {other}.',
  'ws.event.stillFouled': '{ship} og {other} hænger stadig sammen: kast {die} (kræver højst 2).',
  'ws.event.stillFouled.foreseen': '{ship} og {other} hænger stadig sammen.',
  'ws.event.mastCutAway': '{ship} kapper masten: kast {die} (kræver højst 2).',
  'ws.event.mastCutAway.foreseen': '{ship} kapper masten.',
  'ws.event.mastStillHangs': '{ship} får ikke masten kappet: kast {die} (kræver højst 2).',
  'ws.event.mastStillHangs.foreseen': '{ship} får ikke masten kappet.',
  'ws.event.grappled': '{ship} får entrehager i {target}: kast {die}.',
  'ws.event.grappled.foreseen': '{ship} får entrehager i {target}.',
  'ws.event.grappleMissed': '{ship} rammer ikke {target} med entrehagerne: kast {die}.',
  'ws.event.grappleMissed.foreseen': '{ship} rammer ikke {target} med entrehagerne.',
  'ws.event.friendGrappled': '{ship} gør fast ved {target}.',
  'ws.event.ungrappled': '{ship} kapper en entrehage til {other}.',
  'ws.event.stillGrappled':
    '{ship} får ingen entrehage til {other} kappet: kast {die} (kræver højst 2).',
  'ws.event.stillGrappled.foreseen': '{ship} får ingen entrehage til {other} kappet.',
}
