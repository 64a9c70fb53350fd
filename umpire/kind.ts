/** Orders and events are plain records told apart by their kind. */
export interface Kind {
  kind: string
}

export type Of<Union extends Kind, K extends Union['kind']> = Extract<Union, { kind: K }>

export type Seat = string
export type StepName = string

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
