import { cm } from '../measures.ts'
import { ticks } from './scale.ts'

/** [BA-Q-14] Parts that the time of a turn is counted in, a thousand to a tick. */
export const wholeTurn = 1000 * ticks.march

/** [BA-Q-14] What lies this near is in contact, 1/1000 cm. */
export const nearness = cm(0.01)

/** Less than the depth of any base, so that nothing is stepped over, 1/1000 cm. */
export const stride = cm(1)
