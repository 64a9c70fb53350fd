/** Boarding parties, melee, transfers, prizes. */
export const boardingEnglish = {
  'order.formParty': 'form a party',
  'order.changeParty': 'change a party',
  'order.standDown': 'stand a party down',
}
