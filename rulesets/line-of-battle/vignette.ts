/** The picture on the shelf. */
export const vignette = `<svg viewBox="0 0 480 270" xmlns="http://www.w3.org/2000/svg"></svg>`
