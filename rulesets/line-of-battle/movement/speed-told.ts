import { messageOfReason, tallyLines } from '@grognard/umpire'
import type { Message, TallyLine } from '@grognard/umpire'
import { inInches } from '../measures.ts'
import type { RuleId } from '../rulebook.ts'
import type { Ship, State } from '../state.ts'
import { speedDivisor } from '../tables/movement.ts'
import { isHalved, speedModifiers } from './speed.ts'
import { windCase } from './wind.ts'

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

function halvedBy(rule: RuleId, key: string): Message {
  return reasonOf(rule, key, { divisor: speedDivisor })
}

function reasonOf(rule: RuleId, key: string, values: Record<string, number>): Message {
  return { key, values: { rule, ...values } }
}
