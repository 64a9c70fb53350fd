/** Losses, critical hits, how ships are lost. */
export const damageEnglish = {
  'order.loseGuns': 'choose lost guns',
}
