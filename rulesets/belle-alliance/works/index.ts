import { work } from './work.ts'

export { worksEvolve } from './evolve.ts'
export { worksNarrate } from './narrate.ts'

export const worksOrders = { work }
