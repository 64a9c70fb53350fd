import type { Translated } from '@grognard/umpire/message.ts'
import type { movementEnglish } from './messages.en.ts'

/** Plots, their execution step by step, collisions, drift. */
export const movementDanish: Translated<typeof movementEnglish> = {}
