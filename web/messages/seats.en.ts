import type { Catalogue } from '@grognard/umpire'

/** Who plays a battle from a file, whose the screen is, and what is in hand. */
export const seats: Catalogue = {
  'web.open.goOn': 'Go on with the battle',
  'web.order.undrawn': '{piece}: nothing is drawn or chosen yet.',
  'web.key.orders': 'to the orders of the piece in hand',
}
