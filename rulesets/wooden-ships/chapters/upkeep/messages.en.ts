/** Loading, repairs, sails. */
export const upkeepEnglish = {
  'order.load': 'load',
  'order.repair': 'repair',
  'order.setSails': 'set sails',
}
