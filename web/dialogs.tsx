import { DiceDialog } from './dice/dice-dialog.tsx'
import { RuleDialog } from './common/rule-dialog.tsx'
import './style/table.css'

/** What may be asked or shown over any page of a game. */
export function Dialogs() {
  return (
    <>
      <DiceDialog />
      <RuleDialog />
    </>
  )
}
