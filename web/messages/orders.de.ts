import type { Catalogue } from '@grognard/umpire'

/** What is said while orders are chosen and given. */
export const orders: Catalogue = {
  'web.order.seek': 'Suchen in „{kind}“',
  'web.order.found': '{found, number} von {count, number}',
  'web.order.dice': 'Es wird gewürfelt.',
  'web.order.stopped': '{seat}: Der Computer hat angehalten.',
  'web.order.dropped': 'Fallen gelassen, weil es nicht mehr offensteht: {order}',
  'web.order.dropped.step': 'Fallen gelassen, weil der Schritt vorbei ist: {order}',
}
