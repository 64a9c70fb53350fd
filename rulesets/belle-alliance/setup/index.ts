import { deploy } from './deploy.ts'
import { deployAs } from './deploy-as.ts'
import { deployStaff } from './deploy-staff.ts'
import { garrison } from './garrison.ts'

export { setupEvolve } from './evolve.ts'
export { setupNarrate } from './narrate.ts'

export const setupOrders = { deploy, deployAs, garrison, deployStaff }
