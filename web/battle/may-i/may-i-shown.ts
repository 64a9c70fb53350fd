import { observed } from '../../shared/observed.ts'

/** Whether the slip lies open on which the umpire is asked. */
export const mayShown = observed(false)
