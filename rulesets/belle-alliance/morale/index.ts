import { chooseDirection } from './choose-direction.ts'
import { reorganise } from './reorganise.ts'
import { rest } from './rest.ts'

export { beginRests } from './begin-rest.ts'
export type { Effect, Loss, LossCause } from './effect.ts'
export { moraleEvolve } from './evolve.ts'
export { inflict, loseFigures } from './inflict.ts'
export { unitsToReorganise } from './may-reorganise.ts'
export { moraleNarrate } from './narrate.ts'
export { rollThree } from './roll-three.ts'
export type { ThreeDice } from './roll-three.ts'
export { penaltyFor, penaltyRow } from './side-penalty.ts'
export { countOnes } from './supplies.ts'
export { reorganiseAtEnd } from './turn-end.ts'

export const moraleOrders = { chooseDirection, reorganise, rest }
