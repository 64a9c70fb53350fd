/** Good order, light disorder, disorder and full disorder, in the book's abbreviations. */
export type Disorder = 'OR' | 'LU' | 'U' | 'FU'

/** From good order to the worst. */
export const disorders: readonly Disorder[] = ['OR', 'LU', 'U', 'FU']
