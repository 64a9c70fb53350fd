import type { Catalogue } from '@grognard/umpire'

export const pointsEnglish: Catalogue = {
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
  'lob.refuse.mustMove':
    '{count, plural, one {This ship has} other {These ships have}} yet to sail at least one inch or drop anchor: {ships}.',
  'lob.refuse.mustRunOn':
    '{count, plural, one {This ship has} other {These ships have}} missed stays and {count, plural, one {has} other {have}} yet to run straight on: {ships}.',
  'lob.refuse.mustFlee':
    '{count, plural, one {This ship is} other {These ships are}} fleeing and {count, plural, one {has} other {have}} yet to run for the nearest edge: {ships}. Give the order to flee.',
  'lob.refuse.proposedAlready':
    'You have made your proposal of this turn; the next turn brings another.',
  'lob.refuse.notPureSea':
    'Only a pure sea battle can be moved to the middle; here land, a harbour or a task holds its place.',
  'lob.refuse.farFromEdges':
    '{ship} lies more than {margin, number} in from every edge; all ships must be closer to one.',
  'lob.refuse.inTheMiddle': 'The ships together lie in the middle of the board already.',
  'lob.order.done': 'Done',
  'lob.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip her?} other {{pieces} can still fire. Skip them?}}',
  'lob.ask.board':
    '{count, plural, one {{pieces} can still board. Skip her?} other {{pieces} can still board. Skip them?}}',
  'lob.ask.takeOver':
    '{count, plural, one {{pieces} can still take over an unmanned ship. Skip her?} other {{pieces} can still take over an unmanned ship. Skip them?}}',
  'lob.order.spend': 'Put {points, plural, one {one point} other {# points}} on the die',
  'lob.order.keep': 'Keep the points',
  'lob.order.propose.recentre': 'Propose to move the battle to the middle',
  'lob.order.propose.end': 'Propose to end the battle',
  'lob.order.agree': 'Agree',
  'lob.order.decline': 'Decline',
  'lob.event.poolFilled': '{seat} gets {added, number} action points and has {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} pays {cost, number} action points for {action}; {pool, number} are left.',
  'lob.event.strokeNoted': 'In the log of {seat}: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} puts {points, plural, one {one point} other {# points}} of {attribute} on the die for {ship}; {left, number} left.',
  'lob.event.pointsKept': '{seat} leaves the die as it fell.',
  'lob.event.proposed.recentre': '{seat} proposes to move the battle to the middle of the board.',
  'lob.event.proposed.end': '{seat} proposes to end the battle here.',
  'lob.event.agreed': '{seat} agrees.',
  'lob.event.declined': '{seat} declines.',
  'lob.event.recentred':
    'The battle is moved to the middle of the board: {ships, plural, one {# ship} other {# ships}}, all as they lay to each other.',
}
