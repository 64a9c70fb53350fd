/** Anchors, tows, shoals. */
export const seamanshipEnglish = {
  'order.anchor': 'anchor',
  'order.takeTow': 'take in tow',
}
