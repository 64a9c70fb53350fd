/** How the battle ends. */
export const endingEnglish = {}
