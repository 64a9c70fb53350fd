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
  'lob.action.rescue': 'krydsning og redning',
  'lob.action.melee': 'en nærkamp',
  'lob.stroke.melee': 'nærkamp vundet',
  'lob.stroke.morale': 'moralprøve bestået',
  'lob.stroke.manoeuvre': 'særlig manøvre',
  'lob.stroke.fullHit': 'fuldtræffer',
  'lob.stroke.flag': 'flag taget',
  'lob.refuse.points':
    'Det koster {cost, number} aktionspoint ({action}); der er {pool, number} tilbage i forrådet.',
  'lob.refuse.noTest': 'Ingen af dine terninger ligger åbent til at blive ændret.',
  'lob.refuse.noPointSpent': 'Brug mindst ét point, eller behold dem.',
  'lob.refuse.attributePoints':
    'Der er {left, plural, =0 {ingen point} one {ét point} other {# point}} af denne egenskab tilbage i dette slag.',
  'lob.order.spend': 'Læg {points, plural, one {ét point} other {# point}} på terningen',
  'lob.order.keep': 'Behold pointene',
  'lob.event.poolFilled': '{seat} får {added, number} aktionspoint og har {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} betaler {cost, number} aktionspoint for {action}; {pool, number} er tilbage.',
  'lob.event.strokeNoted': 'I logbogen for {seat}: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} lægger {points, plural, one {ét point} other {# point}} af {attribute} på terningen for {ship}; {left, number} tilbage.',
  'lob.event.pointsKept': '{seat} lader terningen ligge, som den faldt.',
}
