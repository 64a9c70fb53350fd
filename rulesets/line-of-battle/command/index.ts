import type { LobOrderRules } from '../rules.ts'
import { chooseShot } from './shot.ts'

export { commandEvolve } from './evolve.ts'

export const commandOrders = { chooseShot } satisfies { chooseShot: LobOrderRules<'chooseShot'> }
