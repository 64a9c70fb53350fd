import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingDanish: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'gør fri',
  'order.cutMast': 'kap mast',
  'order.grapple': 'kast entrehager',
  'order.ungrapple': 'løsn entrehager',
  'ws.order.unfoul': '{ship}: gør fri af {other}',
  'ws.order.cutMast': '{ship}: kap masten, {side}',
  'ws.order.grapple': '{ship}: entrehager på {target}',
  'ws.order.ungrapple': '{ship}: løsn entrehager til {other}',
  'ws.refuse.notYourCrew': 'Vælg et af dine egne skibe med besætning.',
  'ws.refuse.notFouled': 'De to skibe er ikke filtret sammen.',
  'ws.refuse.hasTriedToUnfoul': 'Hun har allerede forsøgt at komme fri i dette træk.',
  'ws.refuse.notGrappled': 'Der er ingen entrehager mellem de to skibe.',
  'ws.refuse.hasTriedEachGrapple': 'Hun har forsøgt én gang for hver entrehage i dette træk.',
  'ws.refuse.noMastHangs': 'Ingen mast hænger udenbords på den side.',
  'ws.refuse.hasHacked': 'Hun har allerede forsøgt at kappe en mast i dette træk.',
  'ws.refuse.nobodyToGrapple': 'Vælg et andet skib til entrehagerne.',
  'ws.refuse.notAdjacent': 'Kun et naboskib kan nås med entrehager.',
  'ws.refuse.hasTriedToGrapple': 'Hun har allerede forsøgt ved det skib i dette træk.',
  'ws.event.unfouled': '{ship} kommer fri af {other}: slår {die} (højst 2).',
  'ws.event.stillFouled': '{ship} og {other} hænger stadig sammen: slår {die} (højst 2).',
  'ws.event.mastCutAway': '{ship} kapper masten: slår {die} (højst 2).',
  'ws.event.mastStillHangs': 'Masten hænger stadig udenbords på {ship}: slår {die} (højst 2).',
  'ws.event.grappled': '{ship} får entrehager i {target}: slår {die}.',
  'ws.event.grappleMissed': '{ship} rammer ikke {target} med entrehagerne: slår {die}.',
  'ws.event.friendGrappled': '{ship} gør fast ved {target}.',
  'ws.event.ungrappled': '{ship} løsner en entrehage til {other}.',
  'ws.event.stillGrappled': '{ship} får ingen entrehage til {other} løs: slår {die} (højst 2).',
}
