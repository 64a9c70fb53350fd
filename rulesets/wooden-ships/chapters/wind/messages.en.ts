/** The wind and how it changes. */
export const windEnglish = {}
