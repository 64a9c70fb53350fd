import type { Ship } from '../model/state.ts'
import { exchangeWith } from './exchange.ts'
import type { ExchangeAt, Thoughts } from './exchange.ts'
import type { Errand } from './errands.ts'
import type { Manner } from './manner.ts'
import type { Outlook } from './outlook.ts'
import { reachOf, straightOn } from './reach.ts'

/** What is in mind about the ship whose plot is written. */
export interface Mind {
  thoughts: Thoughts
  ship: Ship
  outlook: Outlook
  errand: Errand
  manner: Manner
  /** The turns after this one, if the enemies do what is likeliest and sail on. */
  later: readonly LaterTurn[]
}

/** A turn that is thought of: how much it counts, and what guns do in it. */
interface LaterTurn {
  weight: number
  exchange: ExchangeAt
}

/** Each turn that is thought of counts for so much of the one before it, and the last one for all that follow. */
const LATER = 0.75

/** Turns that are thought of after this one, by the enemies near: with few of them, more; with many, they do what nobody foresees. */
const turnsFor = ({ near }: Outlook): number => (near.length <= FEW ? 3 : 1)
const FEW = 2

/** Ways that are followed from each turn to the next. */
const BREADTH = 6

interface Line {
  there: Ship
  worth: number
  hope: number
}

/** All guns are loaded by then. */
const loaded = { own: () => true, theirs: () => true }

export function laterTurns(thoughts: Thoughts, outlook: Outlook, { danger }: Manner): LaterTurn[] {
  const turns = turnsFor(outlook)
  let foes = outlook.ways[0]?.foes ?? []
  let weight = 1
  return Array.from({ length: turns }, (_, turn) => {
    foes = foes.map(foe => straightOn(thoughts.state, foe))
    weight *= turn + 1 < turns || turns === 1 ? LATER : LATER / (1 - LATER)
    return { weight, exchange: exchangeWith(thoughts, foes, outlook.friends, danger, loaded) }
  })
}

/** What can be made of a place in the turns after. */
export function prospects(mind: Mind, there: Ship): number {
  let lines: Line[] = [{ there, worth: 0, hope: 0 }]
  for (const turn of mind.later) lines = bestOf(lines.flatMap(line => furtherOn(mind, line, turn)))
  return lines[0]?.hope ?? 0
}

function bestOf(lines: Line[]): Line[] {
  return lines.toSorted((one, other) => other.hope - one.hope).slice(0, BREADTH)
}

function furtherOn(
  { thoughts, errand }: Mind,
  line: Line,
  { weight, exchange }: LaterTurn,
): Line[] {
  return reachOf(thoughts.state, line.there).map(there => {
    const worth = line.worth + weight * exchange(there)
    return { there, worth, hope: worth + errand.progress(there) }
  })
}
