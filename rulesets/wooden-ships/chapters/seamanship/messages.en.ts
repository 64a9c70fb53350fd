/** Anchors, tows, shoals. */
export const seamanshipEnglish = {}
