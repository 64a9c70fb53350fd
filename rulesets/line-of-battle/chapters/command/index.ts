import type { LobOrderRules } from '../../rules.ts'
import { chooseShot } from './shot.ts'

export { commandEvolve } from './events.ts'

export const commandOrders = { chooseShot } satisfies { chooseShot: LobOrderRules<'chooseShot'> }

export { rollInitiative } from './initiative.ts'
export { gunners, revealShots } from './shot.ts'
export { beginTurn, countRudders } from './initiative.ts'
