import { useStore } from 'zustand'
import { exportBattle, resignation } from '@grognard/umpire'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { PrintField } from '../print/print-field.tsx'
import { mayIShown, openHandbook } from '../shared/overlays.ts'
import { isComputer } from '../shared/player-kind.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { Preferences } from '../shared/preferences.tsx'
import { hashOf } from '../shared/routes.ts'
import { canShare, download, share } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { branchName } from '../storage/saved-battles.ts'

/** Replay, export, leave, who plays, language and light. */
export function BattleMenu({ store, close }: { store: BattleStore; close(): void }) {
  const battle = useStore(store, state => state.battle)
  const players = useStore(store, state => state.players)
  const sealed = useStore(store, value => value.sealed)
  const viewer = useStore(store, value => value.viewer)
  const saving = useStore(store, state => state.saving)
  const branchedAt = useStore(store, value => value.branchedAt)
  const { game, state } = battle
  const words = useWords(game)
  const save = () => download(`${game.id}-${battle.file.scenario}.json`, exportBattle(battle))
  const title = words.say({ key: game.scenarios[battle.file.scenario]?.title ?? '' })
  const replay = () => {
    close()
    store.dispatch({ type: 'replay/begin' })
  }
  const mayResign = !sealed && !state.outcome && viewer !== null && !isComputer(players[viewer])
  const resign = () => {
    const seat = words.name('seat', viewer ?? '')
    if (!confirm(words.say({ key: 'web.resign.sure', values: { seat } }))) return
    close()
    store.dispatch({ type: 'resign' })
  }
  return (
    <Sheet title={words.say({ key: 'web.menu' })} close={close}>
      <p className="quiet">
        {words.say({ key: `web.save.${saving}.short` })}
        {branchedAt !== undefined && ` · ${words.say(branchName(branchedAt))}`}
      </p>
      <div className="menu-deeds">
        <button type="button" onClick={replay}>
          {words.say({ key: 'web.replay' })}
        </button>
        {canShare() && (
          <button type="button" onClick={() => void share(battle, title)}>
            {words.say({ key: 'web.share' })}
          </button>
        )}
        <button type="button" onClick={save}>
          {words.say({ key: 'web.export.long' })}
        </button>
        <button
          type="button"
          onClick={() => {
            close()
            mayIShown.setState(true)
          }}
        >
          {words.say({ key: 'web.may' })}
        </button>
        <button
          type="button"
          onClick={() => {
            close()
            openHandbook(game, { part: 'primer' })
          }}
        >
          {words.say({ key: 'web.guide' })}
        </button>
        {mayResign && (
          <button type="button" onClick={resign}>
            {words.say(game.describeOrder(state, resignation))}
          </button>
        )}
        <a className="button" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.leave.long' })}
        </a>
      </div>
      {!sealed && (
        <PlayersField
          {...{ game, players }}
          seats={game.seats(state)}
          change={players => store.dispatch({ type: 'seat/setPlayers', players })}
        />
      )}
      {viewer !== null && (
        <PrintField game={game} stateNow={() => game.view(state, viewer)} hasBegun />
      )}
      <Preferences />
    </Sheet>
  )
}
