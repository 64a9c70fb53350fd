export const weatherEnglish = {
  'was.event.nightFell': 'Night falls.',
  'was.event.dayBroke': 'Day breaks.',
  'was.event.twilight': 'Twilight: the coin decides that {first} comes first.',
  'was.event.squallsSet':
    '{count, plural, =0 {The weather is clear.} one {# squall lies on the table.} other {# squalls lie on the table.}}',
  'was.event.squallsDrifted':
    '{count, plural, one {The squall drifts.} other {The squalls drift.}}',
  'was.event.smokeCleared':
    '{count, plural, one {A smoke screen clears.} other {# smoke screens clear.}}',
  'was.light.dayWord': 'day',
  'was.light.nightWord': 'night',
} as const
