import { useDeferredValue, useMemo } from 'react'
import { faultsOfFile } from '@grognard/umpire'
import type { FileFault, Game, Json, ScenarioFileCard } from '@grognard/umpire'
import { keyed } from '../shared/keyed.ts'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useWords } from '../shared/sentences.ts'

/** What the umpire has against the file; it may lag behind the hand. */
export function useFaults(game: Game, card: ScenarioFileCard, file: Json): readonly FileFault[] {
  const settled = useDeferredValue(file)
  return useMemo(() => faultsOfFile(game, card, settled), [game, card, settled])
}

interface Props {
  game: Game
  faults: readonly FileFault[]
  select(path: string): void
}

/** Each thing that is wrong; one that lies on the chart can be gone to. */
export function Faults({ game, faults, select }: Props) {
  const words = useWords(game)
  return (
    <section className="edit-faults" aria-live="polite">
      <h2>{words.say({ key: 'web.editor.check' })}</h2>
      {faults.length === 0 && <p>{words.say({ key: 'web.editor.inOrder' })}</p>}
      <ul>
        {keyed(faults).map(([key, fault]) => (
          <li key={key}>
            <Fault {...{ game, fault, select }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fault({ game, fault, select }: { game: Game; fault: FileFault; select: Props['select'] }) {
  const words = useWords(game)
  const { at } = fault
  const text = 'note' in fault ? words.say(fault.note) : words.explain(fault.reason)
  return (
    <>
      {text} {'reason' in fault && <RuleChip game={game} rule={fault.reason.rule} />}
      {at !== null && (
        <button type="button" className="plain" onClick={() => select(at)}>
          {words.say({ key: 'web.editor.show' })}
        </button>
      )}
    </>
  )
}
