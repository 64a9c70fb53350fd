/** In the package, instead of `cli/own-name.ts`. */
export const ownName = 'grognard'
