import { useDeferredValue, useMemo, useState } from 'react'
import { freshSeed, newBattle, withFacesBefore } from '@grognard/umpire'
import type {
  Battle,
  BattlePlan,
  Game,
  Json,
  NewBattleDice,
  Options,
  Seat,
  Shape,
} from '@grognard/umpire'
import { askingFor, withDice } from '../battle/dice/dice-request.ts'
import type { Occasion } from '../battle/dice/dice-request.ts'
import type { TableQuestion } from '@grognard/remote/index.ts'
import { broughtPaper } from '../shared/brought-paper.ts'
import { isComputer, levelOf } from '../shared/player-kind.ts'
import { beginBattle, playersFor } from '../storage/keep-battle.ts'
import { keepOptions, lastOptions } from '../storage/last-options.ts'
import type { Players } from '../shared/player-kind.ts'
import { areReady, attachmentsFor, attachmentsTaken, troubleBefore } from './attachments.ts'
import type { AttachmentsRead, Trouble } from './attachments.ts'
import { pictureBefore } from './before-battle.ts'
import { faultOfServer, layTable } from '../remote/server-here.ts'
import type { FarTable } from './far-fields.tsx'
import type { DiceKind } from './options-fields.tsx'

/** All that a battle begins with. */
export interface Agreed {
  game: Game
  scenario: string
  options: Options
  papers: Record<string, Json>
  dice: DiceKind
  /** The papers that can be handed in as it is agreed. */
  shapes: Record<string, Shape>
  seats: readonly Seat[]
  players: Players
}

/** What is agreed as the form stands, what the form has read, and the ways to change it. */
export function useAgreed(game: Game, scenario: string) {
  const [options, setOptions] = useState<Options>(() => lastOptions(game, scenario))
  const [read, setRead] = useState<AttachmentsRead>(() => broughtTo(game, scenario))
  const [chosen, setPlayers] = useState<Players>({})
  const [dice, setDice] = useState<DiceKind>('seeded')
  const shapes = game.scenarios[scenario]?.attachments
  const papers = useMemo(() => attachmentsTaken(read, Object.keys(shapes ?? {})), [read, shapes])
  const seated = seatedBy(game, scenario, options, papers, chosen)
  const agreed: Agreed = { game, scenario, options, papers, dice, ...seated }
  return { agreed, read, setOptions, setRead, setPlayers, setDice }
}

/** The paper that was just made for this scenario on this page. */
function broughtTo({ id }: Game, scenario: string): AttachmentsRead {
  const { paper: brought } = broughtPaper.getState()
  if (brought?.ruleset !== id || brought.scenario !== scenario) return {}
  const { attachment, file, paper } = brought
  return { [attachment]: { at: 'taken', file, paper } }
}

/** The seats that options and papers open, and who takes them. */
function seatedBy(
  game: Game,
  scenario: string,
  options: Options,
  papers: Record<string, Json>,
  chosen: Players,
): Pick<Agreed, 'seats' | 'players' | 'shapes'> {
  const card = game.scenarios[scenario]
  const seats = card?.seats(options, papers) ?? []
  const players = { ...playersFor(seats), ...chosen }
  return { seats, players, shapes: attachmentsFor(game, card?.attachments ?? {}, seats) }
}

/** Whose eyes the field is seen by before the battle. */
export function viewerOf({ seats, players }: Agreed): Seat {
  return seats.find(seat => !isComputer(players[seat])) ?? seats[0] ?? ''
}

/** The field as it lies by what is agreed, the game with the names of its sides, and what stands against it; both may lag behind the hand. */
export function useLaid({ game, scenario, ...agreed }: Agreed, viewer: Seat) {
  const options = useDeferredValue(agreed.options)
  const papers = useDeferredValue(agreed.papers)
  const picture = useMemo(
    () => pictureBefore(game, scenario, options, papers, viewer),
    [game, scenario, options, papers, viewer],
  )
  const against = useMemo(
    () => troubleBefore(game, scenario, options, papers),
    [game, scenario, options, papers],
  )
  const faced = useMemo(
    () => withFacesBefore(game, { scenario, options, papers }),
    [game, scenario, options, papers],
  )
  return { picture, against, faced }
}

/** Every paper that was chosen is read and fits. */
export function areAttachmentsReady({ shapes }: Agreed, read: AttachmentsRead): boolean {
  return areReady(read, Object.keys(shapes))
}

/**
 * Begins a battle as it is agreed and returns its id; null where the dice of its opening were laid down.
 * Throws what the game has against it.
 */
export async function beginAgreed(agreed: Agreed): Promise<string | null> {
  const battle = await openedWithDice(agreed)
  if (!battle) return null
  keepOptions(battle)
  const { seats, players } = agreed
  const kept = Object.fromEntries(seats.map(seat => [seat, players[seat] ?? 'captain']))
  return beginBattle({ battle, players: kept, sealed: null })
}

/**
 * Lays a table far away as it is agreed, with a seat or several for who sits here, and returns its id. Throws what
 * the server has against it.
 */
export function layAgreed(agreed: Agreed, far: FarTable): Promise<string> {
  const { game, seats, players } = agreed
  const { scenario, options, papers } = planOf(agreed)
  const plans = seats.map((seat): [Seat, TableQuestion['seats'][Seat]] => [
    seat,
    isComputer(players[seat])
      ? { kind: 'computer', level: levelOf(players[seat]) }
      : { kind: 'person' },
  ])
  const question: TableQuestion = {
    ruleset: game.id,
    scenario,
    options: options ?? {},
    papers: papers ?? {},
    seats: Object.fromEntries(plans),
    isPublic: far.isPublic,
    ...(far.watchDelay !== null && { watchDelay: far.watchDelay }),
    clock: far.clock,
  }
  const people = seats.filter(seat => !isComputer(players[seat]))
  const mine = people.filter(seat => players[seat] === 'me')
  return layTable(question, mine.length > 0 ? mine : people.slice(0, 1), far.name.trim())
}

/** Why the server has not laid the table. */
export function faultOfLaying(error: unknown): Trouble {
  return { note: faultOfServer(error) }
}

async function openedWithDice(agreed: Agreed): Promise<Battle | null> {
  const plan = planOf(agreed)
  return withDice(
    typed => newBattle(agreed.game, plan, typed),
    askingFor(() => openingOf(agreed, plan)),
    begun => begun.file.entries[0]?.events ?? [],
  )
}

/** Papers of nobody at the table are left out. */
function planOf({ scenario, options, papers, shapes, dice }: Agreed): BattlePlan {
  const own = Object.entries(papers).filter(([name]) => name in shapes)
  const source: NewBattleDice =
    dice === 'typed' ? { kind: dice } : { kind: 'hmac-sha256', seed: freshSeed() }
  return { scenario, options, papers: Object.fromEntries(own), dice: source }
}

function openingOf({ game, seats, players }: Agreed, plan: BattlePlan): Occasion {
  const before = game.prepare(plan.scenario, plan.options, plan.papers)
  const mine = seats.find(seat => players[seat] === 'me') ?? null
  return { game, before, viewer: mine, seat: null, action: null }
}
