import { messageOfReason, tallyLines, total } from '@grognard/umpire'
import type { Message, TallyLine } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { nationTraits } from '../book/tables/command.ts'
import { halfLost } from '../book/tables/fire.ts'
import {
  anchorCost,
  leastMove,
  speedDivisor,
  windAhead,
  windAstern,
} from '../book/tables/movement.ts'
import type { LobModifier } from '../rules.ts'
import { adds } from '../words.ts'
import type { Key } from '../words.ts'
import { inInches } from './measures.ts'
import { cardOf, hasLost } from './ships.ts'
import type { Ship, State } from './state.ts'
import { windCase } from './wind.ts'

export interface Sailing {
  state: State
  ship: Ship
  /** Drops or weighs its anchor on this move. */
  usesAnchor: boolean
}

const nationMove = ({ ship }: Sailing) => nationTraits[ship.nation].move

const windTolerance = ({ state }: Sailing) => ({ tolerance: state.options.windToleranceDeg })

/** What is added to the base move, 1/1000 in. */
export const speedModifiers: LobModifier<Sailing>[] = [
  adds('LOB-077', 'lob.modifier.anchor', -anchorCost, ({ usesAnchor }) => usesAnchor),
  adds(
    'LOB-240',
    'lob.modifier.moveNation',
    nationMove,
    s => s.state.options.nations && nationMove(s) !== 0,
    ({ ship }) => ({ nation: { key: `lob.nation.${ship.nation}` } }),
  ),
  // [LOB-096] A ship aground has no good of the wind.
  adds(
    'LOB-062',
    'lob.modifier.windAstern',
    windAstern,
    ({ state, ship }) => ship.agroundSince === null && windCase(state, ship.heading) === 'astern',
    windTolerance,
  ),
  adds(
    'LOB-063',
    'lob.modifier.windAhead',
    windAhead,
    ({ state, ship }) => !state.options.noGo30 && windCase(state, ship.heading) === 'ahead',
    windTolerance,
  ),
]

/**
 * [LOB-032] [LOB-060] [LOB-067] The length a ship may travel this turn, 1/1000 in: its base move and what is
 * added to it, halved once at most. [LOB-077] The anchor's inch comes off before.
 */
export function speedOf(state: State, ship: Ship, usesAnchor: boolean): number {
  const full = cardOf(state, ship).move + total(speedModifiers, { state, ship, usesAnchor })
  return Math.max(leastMove, isHalved(state, ship) ? Math.floor(full / speedDivisor) : full)
}

/** [LOB-142] [LOB-148] The mainmast or at least half the sails are gone. */
function isHalved(state: State, ship: Ship): boolean {
  return ship.isMainmastLost || hasLost(state, ship, 'sails', halfLost)
}

/** [LOB-062] to [LOB-067] What makes a ship's speed of the turn of the move on her card, line by line. */
export function speedReasons(state: State, ship: Ship): Message[] {
  const lines = tallyLines(speedModifiers, { state, ship, usesAnchor: ship.isAnchored })
  const reasons = lines.map(addedLine)
  if (windCase(state, ship.heading) === 'abeam')
    reasons.push(
      reasonOf('LOB-064', 'lob.card.speedAbeam', { tolerance: state.options.windToleranceDeg }),
    )
  if (ship.isMainmastLost) reasons.push(halvedBy('LOB-142', 'lob.card.mainmastHalves'))
  else if (isHalved(state, ship)) reasons.push(halvedBy('LOB-148', 'lob.card.sailsHalve'))
  return reasons
}

function addedLine(line: TallyLine): Message {
  const { rule, value } = line
  const sign = value < 0 ? '\u2212' : '+'
  const what = messageOfReason(line)
  return {
    key: 'lob.card.speedAdds',
    values: { rule, what, sign, inches: inInches(Math.abs(value)) },
  }
}

function halvedBy(rule: RuleId, key: Key): Message<Key> {
  return reasonOf(rule, key, { divisor: speedDivisor })
}

function reasonOf(rule: RuleId, key: Key, values: Record<string, number>): Message<Key> {
  return { key, values: { rule, ...values } }
}
