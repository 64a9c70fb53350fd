import type { Ship } from '../model/state.ts'
import { harmDone, harmTaken } from './exchange.ts'
import type { Thoughts } from './exchange.ts'
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

/** What can be made of a place in the turns after, if the enemies do what is likeliest and sail on. */
export function prospects(mind: Mind, there: Ship): number {
  let lines: Line[] = [{ there, worth: 0, hope: 0 }]
  let foes = mind.outlook.ways[0]?.foes ?? []
  const turns = turnsFor(mind.outlook)
  let weight = 1
  for (let turn = 1; turn <= turns; turn++) {
    foes = foes.map(foe => straightOn(mind.thoughts.state, foe))
    weight *= turn < turns || turns === 1 ? LATER : LATER / (1 - LATER)
    lines = bestOf(lines.flatMap(line => furtherOn(mind, line, foes, weight)))
  }
  return lines[0]?.hope ?? 0
}

function bestOf(lines: Line[]): Line[] {
  return lines.toSorted((one, other) => other.hope - one.hope).slice(0, BREADTH)
}

function furtherOn(mind: Mind, line: Line, foes: readonly Ship[], weight: number): Line[] {
  const { thoughts, outlook, errand, manner } = mind
  return reachOf(thoughts.state, line.there).map(there => {
    const exchange =
      harmDone(thoughts, there, foes, outlook.friends, () => true) -
      manner.danger * harmTaken(thoughts, there, foes, () => true)
    const worth = line.worth + weight * exchange
    return { there, worth, hope: worth + errand.progress(there) }
  })
}
