import { useEffect } from 'react'
import { DiceDialog } from './dice/dice-dialog.tsx'
import { diceRequest } from './dice/dice-request.ts'
import { RuleDialog, ruleShown } from './common/rule-dialog.tsx'
import { guideShown } from './guide/guide-open.ts'
import { mayShown } from './odds/may-i-open.ts'
import { route } from './route.ts'
import './style/table.css'

/** What may be asked or shown over any page of a game. */
export function Dialogs() {
  useEffect(() => route.subscribe(putSlipsAway), [])
  return (
    <>
      <DiceDialog />
      <RuleDialog />
    </>
  )
}

/** What lies over a page goes with it when another is turned to. */
function putSlipsAway(): void {
  guideShown.set(null)
  mayShown.set(false)
  ruleShown.set(null)
  diceRequest.get()?.answer(null)
}
