import { chooseDirection } from './choose-direction.ts'
import { reorganise } from './reorganise.ts'
import { rest } from './rest.ts'

export { moraleEvolve } from './evolve.ts'

export { moraleNarrate } from './narrate.ts'

export const moraleOrders = { chooseDirection, reorganise, rest }
