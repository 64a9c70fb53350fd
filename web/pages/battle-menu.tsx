import { NewEdition } from '../offline/offline.tsx'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { resignation } from '@grognard/umpire'
import type { Kind } from '@grognard/umpire'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { PrintField } from '../print/print-field.tsx'
import { mayIShown, openHandbook } from '../shared/overlays.ts'
import { useBattle } from '../battle/state/use-battle.ts'
import { isComputer } from '../shared/player-kind.ts'
import type { Players } from '../shared/player-kind.ts'
import { PlayersField } from '../shared/players-field.tsx'
import { Preferences } from '../shared/preferences.tsx'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, canShare, download, share } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { branchName } from '../storage/saved-battles.ts'

/** As the umpire tells it. */
const drawn: Kind & { on: string } = { kind: 'conclude', on: 'draw' }

interface Props {
  store: BattleStore
  /** Of a battle that is played from afar. */
  deeds?: ((close: () => void) => ReactNode) | undefined
  close(): void
}

/** Replay, export, leave, who plays, language and light. */
export function BattleMenu({ store, deeds, close }: Props) {
  const { game, scenario, record } = useBattle(store, 'game', 'scenario', 'record')
  const players = useStore(store, state => state.players)
  const sealed = useStore(store, value => value.sealed)
  const viewer = useStore(store, value => value.viewer)
  const saving = useStore(store, state => state.saving)
  const far = useStore(store, state => state.far)
  const hasFile = useStore(store, state => state.far === null || state.ended !== null)
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
  const draw = () => {
    if (!confirm(words.say({ key: 'web.agree.sure' }))) return
    close()
    store.dispatch({ type: 'agree', on: 'draw' })
  }
  return (
    <Sheet title={words.say({ key: 'web.menu' })} close={close}>
      <p className="quiet">
        {words.say({ key: far === null ? `web.save.${saving}.short` : `web.far.${far}` })}
        {branchedAt !== undefined && ` · ${words.say(branchName(branchedAt))}`}
      </p>
      <NewEdition />
      <div className="menu-deeds">
        <button type="button" onClick={replay}>
          {words.say({ key: 'web.replay' })}
        </button>
        {hasFile && canShare() && (
          <button type="button" onClick={() => void handOver()}>
            {words.say({ key: 'web.share' })}
          </button>
        )}
        {hasFile && (
          <button type="button" onClick={() => void save()}>
            {words.say({ key: 'web.export.long' })}
          </button>
        )}
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
        {mayResign && far === null && arePeople(players) && (
          <button type="button" onClick={draw}>
            {record && words.say(game.describeOrder(record.view, drawn))}
          </button>
        )}
        <a className="button" href={hashOf({ at: 'home' })}>
          {words.say({ key: 'web.leave.long' })}
        </a>
      </div>
      {deeds?.(close)}
      {!sealed && far === null && record && (
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

/** Several at this screen, and nobody else. */
function arePeople(players: Players): boolean {
  const kinds = Object.values(players)
  return kinds.length > 1 && kinds.every(kind => kind === 'me' || kind === 'friend')
}
