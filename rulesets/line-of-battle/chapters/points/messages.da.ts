import type { Translated } from '@grognard/umpire'
import type { pointsEnglish } from './messages.en.ts'

export const pointsDanish: Translated<typeof pointsEnglish> = {
  'lob.action.fire': 'en bredside',
  'lob.action.counterFire': 'svarild',
  'lob.action.transfer': 'mandskabsoverførsel',
  'lob.action.refloat': 'et forsøg på at komme flot',
  'lob.action.tack': 'en stagvending eller kovending',
  'lob.action.lineOfBattle': 'en slaglinje',
  'lob.action.crossing': 'en krydsning',
  'lob.action.rescue': 'en krydsning og redning',
  'lob.action.melee': 'en nærkamp',
  'lob.stroke.melee': 'nærkamp vundet',
  'lob.stroke.morale': 'moralprøve bestået',
  'lob.stroke.manoeuvre': 'særlig manøvre',
  'lob.stroke.fullHit': 'fuldtræffer',
  'lob.stroke.flag': 'flag taget',
  'lob.refuse.points':
    'Du skal bruge {cost, number} aktionspoint til {action}; der er {pool, number} i dit forråd.',
  'lob.refuse.noTest': 'Du kan ikke ændre nogen af dine kast nu. Vent på en prøve af dine egne.',
  'lob.refuse.noPointSpent': 'Brug mindst ét point, eller gem pointene.',
  'lob.refuse.attributePoints':
    'Der er {left, plural, =0 {ingen point} one {ét point} other {# point}} af denne egenskab tilbage i dette slag.',
  'lob.order.spend': 'Brug {points, plural, one {ét point} other {# point}} på dette kast',
  'lob.order.keep': 'Gem pointene',
  'lob.event.poolFilled': '{seat} får {added, number} aktionspoint og har {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} betaler {cost, number} aktionspoint for {action}; {pool, number} er tilbage.',
  'lob.event.strokeNoted': '{seat} fører en bedrift ind i logbogen: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} bruger {points, plural, one {ét point} other {# point}} af {attribute} på kastet for {ship}; {left, number} tilbage.',
  'lob.event.pointsKept': '{seat} gemmer pointene; kastet gælder.',
}
