import type { Catalogue } from '@grognard/umpire'

/** What is said while orders are chosen and given. */
export const orders: Catalogue = {
  'web.order.seek': 'Søg i »{kind}«',
  'web.order.found': '{found, number} af {count, number}',
  'web.order.chooseFor': '{piece}: vælg en ordre.',
  'web.order.chosen': '{order}. Ordren er sat: ret den, eller gå videre.',
  'web.ask.skip': 'Spring over alligevel',
  'web.ask.back': 'Tilbage',
  'web.order.chooseOrder': 'Vælg en af ordrerne.',
  'web.order.onlyOn': 'Ingen flere ordrer i dette trin.',
  'web.order.dice': 'Der kastes terninger.',
  'web.order.stopped': '{seat}: Computeren er gået i stå.',
  'web.order.waits': '{seat}: terningerne mangler at blive kastet.',
  'web.order.resume': 'Lad computeren fortsætte',
  'web.order.dropped': 'Lagt fra, fordi den ikke længere er mulig: {order}',
  'web.order.dropped.step': 'Lagt fra, fordi trinnet er forbi: {order}',
  'web.order.drawFrom': '{piece}: klik, hvor den skal hen, eller træk vejen.',
  'web.order.written':
    'Der er skrevet en ordre for {piece}. Tegn videre derfra, eller vælg den næste.',
  'web.order.chooseTarget': '{piece}: vælg et mål, på kortet eller herunder.',
  'web.order.chooseTargetOr': '{piece}: vælg et mål eller en ordre.',
  'web.order.below': '{count, plural, one {# mere herunder} other {# flere herunder}}',
  'web.order.emptyHand':
    'Intet er i hånden. Vælg en fremhævet brik på kortet: Tab fører til den næste, Enter tager den op.',
  'web.order.emptyHandOffers': 'Intet er i hånden. Tasten O fører til de ordrer, der er mulige.',
}
