import { cm } from '../measures.ts'
import { ticks } from './scale.ts'

/** Parts that a turn's time is counted in, and those of a tick [BA-Q-14]. */
export const wholeTurn = 1000
export const tick = wholeTurn / ticks.march

/** [BA-Q-14] What lies this near is in contact, 1/1000 cm. */
export const nearness = cm(0.01)

/** Less than the depth of any base, so that nothing is stepped over, 1/1000 cm. */
export const stride = cm(1)
