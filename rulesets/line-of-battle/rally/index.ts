export { rallyEvolve } from './evolve.ts'
