import { useEffect } from 'react'
import { DiceDialog } from '../battle/dice/dice-dialog.tsx'
import { diceRequest } from '../battle/dice/dice-request.ts'
import { handbookShown, mayIShown, ruleShown } from '../shared/overlays.ts'
import { route } from '../shared/routes.ts'
import { RuleDialog } from '../handbook/rule-dialog.tsx'
import '../style/table.css'

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
  handbookShown.setState(null)
  mayIShown.setState(false)
  ruleShown.setState(null)
  diceRequest.getState()?.answer(null)
}
