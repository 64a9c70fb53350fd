/** Targets, broadsides, what they take. */
export const fireEnglish = {
  'order.fire': 'fire',
}
