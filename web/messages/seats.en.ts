import type { Catalogue } from '@grognard/umpire'

/** Who plays a battle from a file, whose the screen is, and what is in hand. */
export const seats: Catalogue = {
  'web.open.goOn': 'Go on with the battle',
  'web.order.undrawn': '{piece}: nothing is drawn or chosen yet.',
  'web.key.orders': 'to the orders of the piece in hand',
  'web.level': 'Strength of play',
  'web.level.ensign': 'Ensign',
  'web.level.captain': 'Captain',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Sees much, but forgets orders and overlooks the better course.',
  'web.level.captain.about': 'Fights by the book, and now and then misses something.',
  'web.level.admiral.about': 'Looks ahead before he decides; takes a little longer.',
}
