export const pointsEnglish = {
  'lob.action.fire': 'a broadside',
  'lob.action.counterFire': 'counter-fire',
  'lob.action.transfer': 'a crew transfer',
  'lob.action.refloat': 'an attempt to refloat',
  'lob.action.tack': 'a tack or wear',
  'lob.action.lineOfBattle': 'a line of battle',
  'lob.action.crossing': 'a crossing',
  'lob.action.rescue': 'a crossing with rescue',
  'lob.action.melee': 'a melee',
  'lob.stroke.melee': 'melee won',
  'lob.stroke.morale': 'morale test passed',
  'lob.stroke.manoeuvre': 'special manoeuvre',
  'lob.stroke.fullHit': 'full hit',
  'lob.stroke.flag': 'flag taken',
  'lob.refuse.points':
    'This costs {cost, number} action points ({action}); {pool, number} are left in the pool.',
  'lob.refuse.noTest': 'No die of yours lies open to be changed.',
  'lob.refuse.noPointSpent': 'Spend at least one point, or keep them.',
  'lob.refuse.attributePoints':
    '{left, plural, =0 {No point of this attribute is left} one {One point of this attribute is left} other {# points of this attribute are left}} in this battle.',
  'lob.order.spend': 'Put {points, plural, one {one point} other {# points}} on the die',
  'lob.order.keep': 'Keep the points',
  'lob.event.poolFilled': '{seat} gets {added, number} action points and has {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} pays {cost, number} action points for {action}; {pool, number} are left.',
  'lob.event.strokeNoted': 'In the log of {seat}: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} puts {points, plural, one {one point} other {# points}} of {attribute} on the die for {ship}; {left, number} left.',
  'lob.event.pointsKept': '{seat} leaves the die as it fell.',
}
