/** Loading, repairs, sails. */
export const upkeepEnglish = {}
