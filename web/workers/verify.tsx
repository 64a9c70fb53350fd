import { useEffect, useState } from 'react'
import { exportBattle, verdictLines } from '@grognard/umpire'
import type { Battle, Message, Verdict } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { keyed } from '../shared/keyed.ts'
import { useWords } from '../shared/sentences.ts'
import { createAsker, startWorker } from './asker.ts'

/** Whether every entry of a battle file follows from the rules. Rejects when that cannot be found out. */
export async function verifyFile(text: string): Promise<Verdict> {
  const verifier = createAsker<string, Verdict>(() => startWorker('verifier'))
  try {
    return await verifier.ask(text)
  } finally {
    verifier.stop()
  }
}

/** What the battle proves and what it does not; it is played again for that, away from the page. */
export function ProofReport({ battle }: { battle: Battle }) {
  const words = useWords(battle.game)
  const [lines, setLines] = useState<readonly Message[] | null>(null)
  useEffect(() => {
    let isGone = false
    const show = (found: readonly Message[]) => {
      if (!isGone) setLines(found)
    }
    verifyFile(exportBattle(battle)).then(
      verdict => show(verdictLines(verdict)),
      (error: unknown) => show([{ key: 'web.proof.failed', values: { fault: errorText(error) } }]),
    )
    return () => {
      isGone = true
    }
  }, [battle])
  return (
    <section className="proof">
      <h3>{words.say({ key: 'web.proof' })}</h3>
      <ProofLines {...{ battle, lines }} />
    </section>
  )
}

/** Null while the battle is still played again. */
export function ProofLines({
  battle,
  lines,
}: {
  battle: Battle
  lines: readonly Message[] | null
}) {
  const words = useWords(battle.game)
  if (!lines) return <p role="status">{words.say({ key: 'web.open.checking' })}</p>
  return keyed(lines).map(([key, line]) => <p key={key}>{words.say(line)}</p>)
}
