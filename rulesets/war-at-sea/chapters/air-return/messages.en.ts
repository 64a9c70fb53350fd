export const airReturnEnglish = {
  'was.order.landAt': '{plane}: land on {home}',
  'was.order.landAshore': '{plane}: land at the airbase',
  'was.order.landAll': 'Land all aircraft',
  'was.event.rearmed': 'Rearmed: {planes}.',
  'was.event.landed.aboard.ready': '{plane} lands on {home}.',
  'was.event.landed.aboard.rearming': '{plane} lands on {home} and has to be rearmed.',
  'was.event.landed.ashore.ready': '{plane} lands at the airbase.',
  'was.event.landed.ashore.rearming':
    '{plane} lands at the airbase and is rearmed during the next turn.',
  'was.refuse.noSuchHome': 'Choose one of your carriers on the table, or the airbase.',
  'was.refuse.cannotBase': '{plane} cannot be based on {home}.',
  'was.refuse.noRoom': 'There is no room left for {plane}.',
  'was.refuse.nobodyToLand': 'No aircraft has anywhere to land.',
} as const
