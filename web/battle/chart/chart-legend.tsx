import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Game, SightField } from '@grognard/umpire'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { capital, useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { sightOf, sightShown } from './sight.ts'
import { useBattle } from '../state/use-battle.ts'

/** Which rings are explained no more, and whether the numbers on roofs are known; as long as the page lasts. */
const legendShut = createStore(() => ({ shut: '', isRoofKnown: false }))

function shutLegend(ringed: readonly string[], hasRoof: boolean): void {
  legendShut.setState(({ isRoofKnown }) => ({
    shut: ringed.join(),
    isRoofKnown: isRoofKnown || hasRoof,
  }))
}

function ShutLegend({ shut }: { shut(): void }) {
  const words = useWords()
  const name = words.say({ key: 'web.legend.shut' })
  return (
    <button
      type="button"
      className="plain legend-shut"
      aria-label={name}
      title={name}
      onClick={shut}
    >
      ×
    </button>
  )
}

/** What shades, rings and numbers on the chart mean, while there are any. */
export function ChartLegend({ store }: { store: BattleStore }) {
  const state = useBattle(store, 'game', 'turnView', 'selected', 'stirred', 'playback')
  const shown = useStore(sightOf)
  const hasMarks = useStore(settings, ({ marks }) => marks === 'on')
  const { game } = state
  const words = useWords(game)
  const { shut, isRoofKnown } = useStore(legendShut)
  const field = sightShown(state, shown)
  const ringed = ringedIn(state)
  const rings = shut === ringed.join() ? [] : ringed
  const roof = hasMarks && !isRoofKnown ? roofIn(state) : undefined
  if (!field && rings.length === 0 && roof === undefined) return null
  const labelOf = (id: string) => {
    const piece = state.turnView?.picture.pieces.find(one => one.id === id)
    if (!piece) return id
    return piece.shape === 'block' && piece.name !== '' ? piece.name : words.say(piece.label)
  }
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' })
  return (
    <div className="chart-legend" role="group" aria-label={words.say({ key: 'web.legend' })}>
      {field && <SightLines {...{ game, field, labelOf }} />}
      {rings.length > 0 && (
        <p>
          <span className="swatch ring" aria-hidden="true" />
          {words.say({
            key: 'web.legend.rings',
            values: { pieces: list.format(new Set(rings.map(labelOf))) },
          })}
        </p>
      )}
      {roof !== undefined && (
        <p>
          <span className="swatch roundel" aria-hidden="true">
            {roof}
          </span>
          {words.say({ key: 'web.legend.capacity', values: { capacity: roof } })}
        </p>
      )}
      {(rings.length > 0 || roof !== undefined) && (
        <ShutLegend shut={() => shutLegend(ringed, roof !== undefined)} />
      )}
    </div>
  )
}

/** The number on the first roof that bears one. */
function roofIn({ turnView }: Pick<BattleState, 'turnView'>): number | undefined {
  return turnView?.picture.ground.find(({ capacity }) => capacity !== undefined)?.capacity
}

/** Rings come and go too fast to be explained while a playback runs. */
function ringedIn({
  stirred,
  playback,
  turnView,
}: Pick<BattleState, 'stirred' | 'playback' | 'turnView'>): readonly string[] {
  if (playback?.isRunning) return []
  return stirred.filter(id => turnView?.picture.pieces.some(piece => piece.id === id))
}

interface SightProps {
  game: Game
  field: SightField
  /** How a piece is called. */
  labelOf(id: string): string
}

function SightLines({ game, field, labelOf }: SightProps) {
  const words = useWords(game)
  const { from } = field
  const title =
    typeof from === 'string'
      ? { key: 'web.legend.sight', values: { piece: labelOf(from) } }
      : { key: 'web.legend.sightFrom' }
  return (
    <div role="status">
      <p className="legend-title">{capital(words.say(title))}</p>
      {field.parts.map(({ label, rule }, rank) => (
        <p key={rule}>
          <span className={`swatch shade-${rank}`} aria-hidden="true" />
          <Shade name={String(rank)} /> {words.say(label)} <RuleChip game={game} rule={rule} />
        </p>
      ))}
      <p>
        <span className="swatch shade-none" aria-hidden="true" />
        <Shade name="none" /> {words.say({ key: 'web.legend.unseen' })}
      </p>
    </div>
  )
}

/** How a shade looks, for those who are told of it. */
function Shade({ name }: { name: string }) {
  const words = useWords()
  return <span className="shade-name">{words.say({ key: `web.legend.shade.${name}` })}:</span>
}
