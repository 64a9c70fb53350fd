import { deploy } from './deploy.ts'
import { deployStaff } from './deploy-staff.ts'

export { setupEvolve } from './evolve.ts'
export { setupNarrate } from './narrate.ts'

export const setupOrders = { deploy, deployStaff }
