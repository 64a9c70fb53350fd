import { messageOfError, AttachmentRefused, Unprepared } from '@grognard/umpire'
import type { BattlePlan, Playable } from '@grognard/umpire'
import { reasonsOf, say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { saidFault, UsageError } from '../usage-error.ts'

type Choices = Pick<BattlePlan, 'scenario' | 'options' | 'papers'>

/** The battle before its first step. Throws UsageError for options and papers it does not take. */
export function prepared(
  teller: Teller,
  { scenario, options, papers: attachments }: Choices,
): Playable {
  try {
    return teller.game.prepare(scenario, options, attachments)
  } catch (error) {
    if (error instanceof AttachmentRefused) throw attachmentsError(teller, error)
    if (error instanceof Unprepared) throw new UsageError(messageOfError(error.detail))
    throw error instanceof RangeError ? saidFault(error.message) : error
  }
}

function attachmentsError(teller: Teller, { ruling }: AttachmentRefused): UsageError {
  const [reason = '', ...others] = reasonsOf(teller, ruling)
  if (others.length === 0) return saidFault(reason)
  return saidFault(say(teller, 'papers.refused'), [reason, ...others])
}
