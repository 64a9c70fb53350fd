export const manoeuvresEnglish = {
  'lob.order.tack': '{ship}: tack or wear',
  'lob.order.anchor': '{ship}: anchor where she lies',
  'lob.order.spin': '{ship}: turn on the spot to {degrees, number}°',
  'lob.order.refloat': '{ship}: try to refloat, then heading {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} has already tried her special manoeuvre this turn.',
  'lob.refuse.isAnchored': '{ship} already lies at anchor. Sail her to weigh it.',
  'lob.refuse.hasSails': '{ship} still has sails: she turns only while sailing ahead.',
  'lob.refuse.hasSpun': '{ship} has already turned on the spot this turn.',
  'lob.refuse.notAground': '{ship} is not aground.',
  'lob.refuse.refloatTooSoon':
    '{ship} cannot try to refloat yet. Her first attempt is in turn {turn, number}.',
  'lob.refuse.refloatTried': '{ship} has already tried to refloat this turn.',
  'lob.refuse.refloatRudder':
    '{ship} has no rudder: once afloat she still heads {degrees, number}°.',
  'lob.refuse.noBerth':
    'There is no room for {ship} heading {degrees, number}°. Choose another heading.',
  'lob.event.linkBroken': '{ship} breaks the line between {leader} and {follower}.',
  'lob.event.tackDeclared': '{ship} puts her helm over to tack or wear.',
  'lob.event.tackRolled':
    '{ship} rolls {die, number} for the manoeuvre{bonus, plural, =0 {} other {, plus #}}.',
  'lob.event.tackPassed': '{ship} succeeds: she may turn once by up to 180° during her move.',
  'lob.event.tackFailed': '{ship} fails the manoeuvre and must sail straight on at full speed.',
  'lob.event.anchored': '{ship} drops anchor where she lies.',
  'lob.event.spun': '{ship} turns on the spot to {degrees, number}°.',
  'lob.event.spunAgainst': '{ship} turns on the spot to {degrees, number}° and touches {other}.',
  'lob.event.refloated': '{ship} is afloat again: rolls {die, number}.',
  'lob.event.stayedAground': '{ship} stays aground: rolls {die, number}.',
  'lob.event.lineFormed': '{ships} form a line of battle.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {No ship is in a line of battle} one {One ship is in a line of battle} other {# ships are in line of battle}}.',
}
