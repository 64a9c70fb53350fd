import type { Catalogue } from '@grognard/umpire'

export const pointsDanish: Catalogue = {
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
  'lob.refuse.mustMove':
    '{count, plural, one {Dette skib} other {Disse skibe}} skal endnu sejle mindst en tomme eller ankre: {ships}.',
  'lob.refuse.mustRunOn':
    '{count, plural, one {Dette skib} other {Disse skibe}} har forfejlet vendingen og skal endnu sejle ligeud: {ships}.',
  'lob.refuse.mustFlee':
    '{count, plural, one {Dette skib} other {Disse skibe}} flygter og skal endnu sejle mod nærmeste kant: {ships}. Giv ordren til flugt.',
  'lob.refuse.proposedAlready':
    'Du har allerede stillet et forslag i dette træk; i det næste kan du igen.',
  'lob.refuse.notPureSea':
    'Kun et rent søslag kan rykkes ind på midten; her ligger land, havn eller opgave fast.',
  'lob.refuse.farFromEdges':
    '{ship} ligger mere end {margin, plural, =1 {1 tomme} other {# tommer}} fra alle kanter; alle skibe skal være tættere på en.',
  'lob.refuse.inTheMiddle': 'Skibene ligger tilsammen allerede midt på bordet.',
  'lob.order.done': 'Færdig',
  'lob.ask.fire': '{pieces} kan stadig skyde. Spring over?',
  'lob.ask.board': '{pieces} kan stadig entre. Spring over?',
  'lob.ask.takeOver': '{pieces} kan stadig overtage et ubemandet skib. Spring over?',
  'lob.order.spend': 'Læg {points, plural, one {ét point} other {# point}} på terningen',
  'lob.order.keep': 'Behold pointene',
  'lob.order.propose.recentre': 'Foreslå at rykke slaget ind på midten',
  'lob.order.propose.end': 'Foreslå at slutte slaget',
  'lob.order.agree': 'Gå med til det',
  'lob.order.decline': 'Afslå',
  'lob.event.poolFilled': '{seat} får {added, number} aktionspoint og har {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} betaler {cost, number} aktionspoint for {action}; {pool, number} er tilbage.',
  'lob.event.strokeNoted': 'I logbogen for {seat}: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} lægger {points, plural, one {ét point} other {# point}} af {attribute} på terningen for {ship}; {left, number} tilbage.',
  'lob.event.pointsKept': '{seat} lader terningen ligge, som den faldt.',
  'lob.event.proposed.recentre': '{seat} foreslår at rykke slaget ind på midten af bordet.',
  'lob.event.proposed.end': '{seat} foreslår at slutte slaget her.',
  'lob.event.agreed': '{seat} går med til det.',
  'lob.event.declined': '{seat} afslår.',
  'lob.event.recentred':
    'Slaget rykkes ind på midten af bordet: {ships, plural, one {# skib} other {# skibe}}, som de lå i forhold til hinanden.',
}
