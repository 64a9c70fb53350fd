import type { Message } from '@grognard/umpire'
import { becalmed } from '../book/tables/sailing.ts'
import { sixth } from '../model/plots.ts'

/** [WS-036] Directions are those that the wind blows to. */
interface Wind {
  direction: number
  velocity: number
}

/** [WS-035] The heading that it comes from, hundredths of a degree. */
export function windFrom({ direction }: Wind): number {
  return ((direction + 2) % 6) * sixth
}

/** [WS-036] Whence and how strong. */
export function windWords({ direction, velocity }: Wind): Message {
  const values = {
    from: { key: `ws.show.windFrom.${direction}` },
    velocity: { key: `ws.velocity.${velocity}` },
  }
  return { key: velocity === becalmed ? 'ws.show.becalmed' : 'ws.show.wind', values }
}
