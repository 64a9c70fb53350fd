import type { Translated } from '@grognard/umpire'
import type { english } from './campaign.en.ts'

export const danish: Translated<typeof english> = {
  'web.campaign.none':
    'Kampagnen findes ikke i denne browser. Måske er den fjernet; åbn dens kampagnefil for at få den tilbage.',
  'web.campaign.name': 'Din kommandants navn',
  'web.campaign.start': 'Begynd kampagnen',
  'web.campaign.standing': 'Din kommandant',
  'web.campaign.next': 'Næste: slag {number}, {title}',
  'web.campaign.battle': 'Slag {number}: {title}',
  'web.campaign.play': 'Udkæmp slaget',
  'web.campaign.goOnBattle': 'Fortsæt slaget',
  'web.campaign.again': 'Begynd slaget forfra',
  'web.campaign.fought.head': 'Udkæmpede slag',
  'web.campaign.over': 'Sådan gik det',
  'web.campaign.save': 'Gem kampagnen som fil',
  'web.campaign.remove': 'Fjern',
  'web.campaign.removeSure': 'Fjern kampagnen for altid? Dens slag bliver på din liste.',
  'web.campaign.lost':
    'Slaget, som du begyndte til denne kampagne, er ikke længere i denne browser.',
  'web.campaign.back': 'Tilbage til kampagnen',
}
