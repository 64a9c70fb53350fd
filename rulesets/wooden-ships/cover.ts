/** Two ships on hexes. */
export const cover = '<svg viewBox="0 0 320 200" xmlns="http://www.w3.org/2000/svg"></svg>'
