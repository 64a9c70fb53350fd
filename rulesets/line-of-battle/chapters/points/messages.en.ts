export const pointsEnglish = {
  'lob.action.fire': 'a broadside',
  'lob.action.counterFire': 'counter-fire',
  'lob.action.transfer': 'a crew transfer',
  'lob.action.refloat': 'an attempt to refloat',
  'lob.action.tack': 'a tack or wear',
  'lob.action.lineOfBattle': 'a line of battle',
  'lob.action.crossing': 'raking',
  'lob.action.rescue': 'raking and sailing on',
  'lob.action.melee': 'a melee',
  'lob.stroke.melee': 'melee won',
  'lob.stroke.morale': 'morale test passed',
  'lob.stroke.manoeuvre': 'special manoeuvre',
  'lob.stroke.fullHit': 'full hit',
  'lob.stroke.flag': 'flag taken',
  'lob.refuse.points':
    'You need {cost, number} action points for {action}; your pool has {pool, number}.',
  'lob.refuse.noTest': 'None of your dice can be changed now. Wait for a test of your own.',
  'lob.refuse.noPointSpent': 'Use at least one point, or keep the points.',
  'lob.refuse.attributePoints':
    '{left, plural, =0 {No point of this attribute is left} one {One point of this attribute is left} other {# points of this attribute are left}} in this battle.',
  'lob.order.spend': 'Use {points, plural, one {one point} other {# points}} on this roll',
  'lob.order.keep': 'Keep the points',
  'lob.event.poolFilled': '{seat} gets {added, number} action points and has {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} pays {cost, number} action points for {action}; {pool, number} are left.',
  'lob.event.strokeNoted': '{seat} logs a success: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} uses {points, plural, one {one point} other {# points}} of {attribute} on the roll for {ship}; {left, number} left.',
  'lob.event.pointsKept': '{seat} keeps the points; the roll stands.',
}
