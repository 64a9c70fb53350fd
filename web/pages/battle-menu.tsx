import { useStore } from 'zustand'
import { resignation } from '@grognard/umpire'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { PrintField } from '../print/print-field.tsx'
import { mayIShown, openHandbook } from '../shared/overlays.ts'
import { useBattle } from '../battle/state/use-battle.ts'
import { isComputer } from '../shared/player-kind.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { Preferences } from '../shared/preferences.tsx'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, canShare, download, share } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { branchName } from '../storage/saved-battles.ts'

/** Replay, export, leave, who plays, language and light. */
export function BattleMenu({ store, close }: { store: BattleStore; close(): void }) {
  const { game, scenario, record } = useBattle(store, 'game', 'scenario', 'record')
  const players = useStore(store, state => state.players)
  const sealed = useStore(store, value => value.sealed)
  const viewer = useStore(store, value => value.viewer)
  const saving = useStore(store, state => state.saving)
  const branchedAt = useStore(store, value => value.branchedAt)
  const words = useWords(game)
  const name = battleFileName(game.id, scenario)
  const save = async () => download(name, await store.source.archive())
  const handOver = async () => share(name, await store.source.archive(), title)
  const title = words.say({ key: game.scenarios[scenario]?.title ?? '' })
  const replay = () => {
    close()
    store.dispatch({ type: 'replay/begin' })
  }
  const mayResign =
    !sealed && !record?.view.outcome && viewer !== null && !isComputer(players[viewer])
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
          <button type="button" onClick={() => void handOver()}>
            {words.say({ key: 'web.share' })}
          </button>
        )}
        <button type="button" onClick={() => void save()}>
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
            {record && words.say(game.describeOrder(record.view, resignation))}
          </button>
        )}
        <a className="button" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.leave.long' })}
        </a>
      </div>
      {!sealed && record && (
        <PlayersField
          {...{ game, players }}
          seats={game.seats(record.view)}
          change={players => store.dispatch({ type: 'seat/setPlayers', players })}
        />
      )}
      {record && <PrintField game={game} stateNow={() => record.view} hasBegun />}
      <Preferences />
    </Sheet>
  )
}
