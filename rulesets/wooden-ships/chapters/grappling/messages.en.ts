/** Fouled and grappled ships, hanging masts. */
export const grapplingEnglish = {}
