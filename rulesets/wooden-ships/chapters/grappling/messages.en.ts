/** Fouled and grappled ships, hanging masts. */
export const grapplingEnglish = {
  'order.unfoul': 'come free',
  'order.cutMast': 'cut a mast away',
  'order.grapple': 'grapple',
  'order.ungrapple': 'cut a grapple',
}
