import type { airReturnEnglish } from './messages.en.ts'

export const airReturnDanish: Record<keyof typeof airReturnEnglish, string> = {
  'was.order.landAt': '{plane}: land på {home}',
  'was.order.landAshore': '{plane}: land på flybasen',
  'was.order.landAll': 'Land alle fly',
  'was.event.rearmed': 'Gjort klar igen: {planes}.',
  'was.event.landed.aboard.ready': '{plane} lander på {home}.',
  'was.event.landed.aboard.rearming': '{plane} lander på {home} og skal gøres klar.',
  'was.event.landed.ashore.ready': '{plane} lander på flybasen.',
  'was.event.landed.ashore.rearming': '{plane} lander på flybasen og gøres klar i næste træk.',
  'was.refuse.noSuchHome': 'Vælg et af dine egne hangarskibe på bordet, eller flybasen.',
  'was.refuse.cannotBase': '{plane} kan ikke have base på {home}.',
  'was.refuse.noRoom': 'Der er ikke mere plads til {plane}.',
  'was.refuse.nobodyToLand': 'Intet fly har et sted at lande.',
}
