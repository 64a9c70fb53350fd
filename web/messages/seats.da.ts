import type { Catalogue } from '@grognard/umpire'

export const seats: Catalogue = {
  'web.open.goOn': 'Fortsæt slaget',
  'web.order.undrawn': '{piece}: intet er tegnet eller valgt endnu.',
  'web.key.orders': 'til ordrerne for den valgte brik',
}
