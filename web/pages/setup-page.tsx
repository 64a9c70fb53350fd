import { HandbookShown } from '../handbook/handbook.tsx'
import { Setup } from '../setup/setup.tsx'

/** A battle is set up, and the handbook can be laid over it. */
export function SetupPage(chosen: { ruleset: string; scenario: string }) {
  return (
    <>
      <Setup {...chosen} />
      <HandbookShown />
    </>
  )
}
