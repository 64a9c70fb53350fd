import type { Catalogue } from '@grognard/umpire'

export const seats: Catalogue = {
  'web.open.goOn': 'Die Schlacht fortsetzen',
  'web.order.undrawn': '{piece}: noch ist nichts gezeichnet oder gewählt.',
  'web.key.orders': 'zu den Befehlen des gewählten Stücks',
  'web.level': 'Spielstärke',
  'web.level.ensign': 'Fähnrich',
  'web.level.captain': 'Kapitän',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Sieht viel, vergisst aber Befehle und übersieht den besseren Weg.',
  'web.level.captain.about': 'Kämpft nach dem Lehrbuch und übersieht ab und zu etwas.',
  'web.level.admiral.about': 'Denkt voraus, ehe er sich entscheidet; braucht etwas länger.',
}
