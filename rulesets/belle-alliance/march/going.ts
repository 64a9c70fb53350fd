import { strongerClass } from '../tables/covers.ts'
import type { Going } from './rates.ts'

/** [BA-2.3.1-07] All the grounds of both, and the worse obstacle. */
export function worseGoing(one: Going, other: Going): Going {
  return {
    grounds: [...one.grounds, ...other.grounds],
    obstacle: strongerClass(one.obstacle, other.obstacle),
  }
}
