import type { Catalogue } from '@grognard/umpire'

/** What is said while orders are chosen and given. */
export const orders: Catalogue = {
  'web.order.seek': 'Suchen in „{kind}“',
  'web.order.found': '{found, number} von {count, number}',
  'web.order.chooseFor': '{piece}: einen Befehl wählen.',
  'web.order.chooseOrder': 'Einen der Befehle wählen.',
  'web.order.onlyOn': 'Hier ist nichts zu befehlen: weitergehen.',
  'web.order.dice': 'Es wird gewürfelt.',
  'web.order.stopped': '{seat}: Der Computer hat angehalten.',
  'web.order.waits': '{seat}: Es ist noch zu würfeln.',
  'web.order.resume': 'Den Computer weiterspielen lassen',
  'web.order.dropped': 'Fallen gelassen, weil es nicht mehr offensteht: {order}',
  'web.order.dropped.step': 'Fallen gelassen, weil der Schritt vorbei ist: {order}',
}
