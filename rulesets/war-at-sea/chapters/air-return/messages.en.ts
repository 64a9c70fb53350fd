export const airReturnEnglish = {
  'was.order.landAt': '{plane} lands on {home}',
  'was.order.landAshore': '{plane} lands at the land airbase',
  'was.order.landAll': 'All aircraft land',
  'was.event.rearmed': 'Rearmed: {planes}.',
  'was.event.landed.aboard.ready': '{plane} lands on {home}.',
  'was.event.landed.aboard.rearming': '{plane} lands on {home}, and has to be rearmed.',
  'was.event.landed.ashore.ready': '{plane} lands at the land airbase.',
  'was.event.landed.ashore.rearming':
    '{plane} lands at the land airbase, and is rearmed during the next turn.',
  'was.refuse.noSuchHome': 'Choose a carrier of yours on the table, or the land airbase.',
  'was.refuse.cannotBase': '{plane} cannot be based on {home}.',
  'was.refuse.noRoom': 'There is no room left for {plane}.',
  'was.refuse.nobodyToLand': 'No aircraft has anywhere to land.',
} as const
