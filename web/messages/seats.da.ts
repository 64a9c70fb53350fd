import type { Catalogue } from '@grognard/umpire'

export const seats: Catalogue = {
  'web.open.goOn': 'Fortsæt slaget',
  'web.order.undrawn': '{piece}: intet er tegnet eller valgt endnu.',
  'web.key.orders': 'til ordrerne for den valgte brik',
  'web.level': 'Spillestyrke',
  'web.level.ensign': 'Fændrik',
  'web.level.captain': 'Kaptajn',
  'web.level.admiral': 'Admiral',
  'web.level.ensign.about': 'Ser meget, men glemmer ordrer og overser den bedre vej.',
  'web.level.captain.about': 'Kæmper efter bogen og overser af og til noget.',
  'web.level.admiral.about': 'Tænker frem, før han beslutter sig; bruger lidt længere tid.',
}
