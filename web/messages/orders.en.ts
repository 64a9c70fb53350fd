import type { Catalogue } from '@grognard/umpire'

/** What is said while orders are chosen and given. */
export const orders: Catalogue = {
  'web.order.seek': 'Seek in “{kind}”',
  'web.order.found': '{found, number} of {count, number}',
  'web.order.chooseFor': '{piece}: choose an order.',
  'web.order.chosen': '{order}. Order set: change it or carry on.',
  'web.ask.skip': 'Skip anyway',
  'web.ask.back': 'Go back',
  'web.order.chooseOrder': 'Choose one of the orders.',
  'web.order.onlyOn': 'No orders left in this step.',
  'web.order.dice': 'Real dice are rolled.',
  'web.order.stopped': '{seat}: the computer has stopped.',
  'web.order.waits': '{seat}: the dice are still to be rolled.',
  'web.order.resume': 'Let the computer go on',
  'web.order.dropped': 'Let go, since it is no longer open: {order}',
  'web.order.dropped.step': 'Let go, since its step is over: {order}',
  'web.order.drawFrom': '{piece}: click where it should go, or drag its path.',
  'web.order.written': 'An order is written for {piece}. Draw on from there, or choose the next.',
  'web.order.chooseTarget': '{piece}: choose a target, on the chart or below.',
  'web.order.chooseTargetOr': '{piece}: choose a target or an order.',
  'web.order.below': '{count, plural, one {# more below} other {# more below}}',
  'web.order.emptyHand':
    'Nothing is in hand. Choose a piece marked on the chart: Tab leads to the next, Enter takes it up.',
  'web.order.emptyHandOffers': 'Nothing is in hand. The key O leads to the orders that are open.',
}
