/** Orders and events are plain records told apart by their kind. */
export interface Kind {
  kind: string
}

export type Of<Union extends Kind, K extends Union['kind']> = Extract<Union, { kind: K }>

export type Seat = string
export type StepName = string

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type OptionValue = boolean | number | string
export type Options = Record<string, OptionValue>

/**
 * What a whole number measures: a length in ground units, of which the picture's measure tells how
 * many make one step of the ruler; an angle in hundredths of a degree. For those who type it.
 */
export type Unit = 'length' | 'angle'
