export const manoeuvresEnglish = {
  'lob.order.tack': '{ship} tacks or wears',
  'lob.order.anchor': '{ship} anchors where she lies',
  'lob.order.spin': '{ship} turns on the spot to {degrees, number}°',
  'lob.order.refloat': '{ship} tries to get afloat, to lie on {degrees, number}°',
  'lob.refuse.manoeuvreUsed': '{ship} has tried her special manoeuvre of this turn.',
  'lob.refuse.isAnchored': '{ship} lies at anchor. She may sail, which weighs it.',
  'lob.refuse.hasSails': '{ship} still has sails: she turns as she sails.',
  'lob.refuse.hasSpun': '{ship} has turned on the spot this turn.',
  'lob.refuse.notAground': '{ship} is afloat.',
  'lob.refuse.refloatTooSoon':
    '{ship} cannot be moved yet. The first attempt is in turn {turn, number}.',
  'lob.refuse.refloatTried': 'For {ship} the attempt of this turn has been made.',
  'lob.refuse.refloatRudder':
    '{ship} has no rudder: afloat again she lies on {degrees, number}° as before.',
  'lob.refuse.noBerth': 'There is no room for {ship} on {degrees, number}°. Try another heading.',
  'lob.event.linkBroken': '{ship} breaks the line between {leader} and {follower}.',
  'lob.event.tackDeclared': '{ship} puts her helm over to tack or wear.',
  'lob.event.tackRolled':
    '{ship} tests her manoeuvre: {die, number}{bonus, plural, =0 {} other { and # added}}.',
  'lob.event.tackPassed': '{ship} comes about: one turn of up to 180° on her move.',
  'lob.event.tackFailed': '{ship} misses stays and must run straight on at full speed.',
  'lob.event.anchored': '{ship} drops anchor where she lies.',
  'lob.event.spun': '{ship} turns on the spot to {degrees, number}°.',
  'lob.event.spunAgainst': '{ship} turns on the spot to {degrees, number}° and touches {other}.',
  'lob.event.refloated': 'A {die, number}: {ship} is afloat again.',
  'lob.event.stayedAground': 'A {die, number}: {ship} stays aground.',
  'lob.event.lineFormed': 'A line of battle is formed: {ships}.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {No ship stands} one {One ship stands} other {# ships stand}} in a line of battle.',
}
