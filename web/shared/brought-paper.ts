import { createStore } from 'zustand/vanilla'
import type { Json } from '@grognard/umpire'

/** A paper that was made on this page and is handed in at a scenario's set-up. */
export interface BroughtPaper {
  ruleset: string
  scenario: string
  /** As which attachment, and under which name. */
  attachment: string
  file: string
  paper: Json
}

/** The last one; it lies there until another takes its place. */
export const broughtPaper = createStore<{ paper: BroughtPaper | null }>(() => ({ paper: null }))
