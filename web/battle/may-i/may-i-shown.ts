import { createStore } from 'zustand/vanilla'

/** Whether the slip lies open on which the umpire is asked. */
export const mayShown = createStore(() => false)
