export { rallyEvolve } from './evolve.ts'
export { victoryPoints } from './victory-points.ts'
