import { useEffect } from 'react'
import { BattleGate } from './battle-gate.tsx'
import { DiceDialog } from './dice-dialog.tsx'
import { Home } from './home.tsx'
import { useObserved } from './observed.ts'
import { route } from './route.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { settings } from './settings.ts'
import { Setup } from './setup.tsx'

export function App() {
  const at = useObserved(route, value => value)
  const { language, light } = useObserved(settings, value => value)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['light'] = light
  }, [language, light])
  return (
    <>
      {at.at === 'home' && <Home />}
      {at.at === 'setup' && <Setup key={at.scenario} ruleset={at.ruleset} scenario={at.scenario} />}
      {at.at === 'battle' && <BattleGate key={at.id} id={at.id} />}
      <DiceDialog />
      <RuleDialog />
    </>
  )
}
