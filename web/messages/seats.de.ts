import type { Catalogue } from '@grognard/umpire'

export const seats: Catalogue = {
  'web.open.goOn': 'Die Schlacht fortsetzen',
  'web.order.undrawn': '{piece}: noch ist nichts gezeichnet oder gewählt.',
  'web.key.orders': 'zu den Befehlen des gewählten Stücks',
}
