export { endingEvolve } from './evolve.ts'
export { endingNarrate } from './narrate.ts'
