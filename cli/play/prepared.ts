import { messageOfFault, AttachmentRefused, Unprepared } from '@grognard/umpire'
import type { BattlePlan, Playable } from '@grognard/umpire'
import { reasonsOf, say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { saidFault, UsageFault } from '../usage-fault.ts'

type Choices = Pick<BattlePlan, 'scenario' | 'options' | 'papers'>

/** The battle before its first step. Throws UsageFault for options and papers it does not take. */
export function prepared(teller: Teller, { scenario, options, papers }: Choices): Playable {
  try {
    return teller.game.prepare(scenario, options, papers)
  } catch (error) {
    if (error instanceof AttachmentRefused) throw papersFault(teller, error)
    if (error instanceof Unprepared) throw new UsageFault(messageOfFault(error.fault))
    throw error instanceof RangeError ? saidFault(error.message) : error
  }
}

function papersFault(teller: Teller, { ruling }: AttachmentRefused): UsageFault {
  const [reason = '', ...others] = reasonsOf(teller, ruling)
  if (others.length === 0) return saidFault(reason)
  return saidFault(say(teller, 'papers.refused'), [reason, ...others])
}
