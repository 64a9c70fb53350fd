/** How this command line is called, in commands that it writes down to be typed again. */
export const ownName = './grognard'
