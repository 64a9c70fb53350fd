import { shareOut } from '../command/share-out.ts'
import { seatsAsked } from '../cursor.ts'
import { judge } from '../judge.ts'
import type { Kind } from '../kind.ts'
import { languages } from '../message.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Law } from './trial.ts'

/** A formation is made of pieces of the seat, each once, and no two have one id. */
export const formationsAreOfTheSeat: Law = (ruleset, { after }) =>
  seatsAsked(after).flatMap(seat => {
    const view = ruleset.secrecy.view(after, seat)
    const formations = ruleset.command?.formations(view, seat) ?? []
    if (formations.length === 0) return []
    const own = new Set(
      ruleset.display
        .picture(view)
        .pieces.filter(piece => piece.seat === seat)
        .map(({ id }) => id),
    )
    const strangers = formations.flatMap(({ id, pieces }) =>
      pieces
        .filter(piece => !own.has(piece))
        .map(piece => `${piece} in ${id} is none of ${seat}'s.`),
    )
    const twice = formations.flatMap(({ id, pieces }, at) => [
      ...(new Set(pieces).size < pieces.length ? [`${id} has a piece twice.`] : []),
      ...(formations.findIndex(one => one.id === id) < at ? [`Two formations are "${id}".`] : []),
    ])
    return [...strangers, ...twice]
  })

/** What an order for many comes to is judged for each: what is not refused is allowed when it is given first. */
export const sharedOrdersAreJudged: Law = (ruleset, { after }) =>
  seatsAsked(after).flatMap(seat => {
    const view = ruleset.secrecy.view(after, seat)
    const [formation] = ruleset.command?.formations(view, seat) ?? []
    if (!formation) return []
    return Object.entries(ruleset.command?.orders ?? {}).flatMap(([id, order]) => {
      if (order.aim !== 'nothing') return []
      const aim = { at: 'nothing' as const }
      const { pieces } = formation
      const { members } = shareOut(ruleset, view, seat, { id, order, pieces, aim })
      const missing = pieces.filter(one => !members.some(({ piece }) => piece === one))
      const given = members.find(({ ruling, orders }) => ruling.allowed && orders.length > 0)
      const [first] = given?.orders ?? []
      const isRefused = first !== undefined && !judge(ruleset, view, seat, first).allowed
      return [
        ...missing.map(piece => `${id} says nothing of ${piece}.`),
        ...(isRefused ? [`${id} gives ${JSON.stringify(first)}, which is refused.`] : []),
      ]
    })
  })

/** Each order for many has its name. */
export function faultsInGroupNames<State extends Playable, Order extends Kind, Event extends Kind>({
  command,
  messages,
}: Ruleset<State, Order, Event>): string[] {
  return Object.keys(command?.orders ?? {}).flatMap(id =>
    languages
      .filter(language => messages[language][`group.${id}`] === undefined)
      .map(language => `"group.${id}" has no sentence in ${language}.`),
  )
}
