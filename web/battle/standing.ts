import { choicesOf } from '@grognard/board'
import type { Choices, Desk } from '@grognard/board'
import type { Ask, Battle, Game, Kind, Outcome, Picture, Playable, Seat } from '@grognard/umpire'

/** How the battle stands for the seat that looks, made from its view alone. */
export interface Standing {
  viewer: Seat
  view: Playable
  picture: Picture
  /** Everyone who is asked, and what the viewer is asked. */
  asks: readonly Ask[]
  /** The phase that is played; null where there is none. */
  phase: string | null
  ask: Ask | null
  /** Of a viewer who is not asked: what takes an answer back that was given. */
  offers: readonly Kind[]
  choices: Choices
  desk: Desk
  outcome: Outcome | null
}

const MOST_OFFERS = 400

/** In a sealed battle nobody is asked; where it stands is still told. */
export function standingOf({ game, state }: Battle, viewer: Seat, isSealed = false): Standing {
  const view = game.view(state, viewer)
  const open = game.asks(view)
  const asks = isSealed ? [] : open
  const ask = asks.find(({ seat }) => seat === viewer) ?? null
  const desk = deskOf(game, viewer, view)
  const recalls = isSealed ? [] : game.recalls(view)
  const kinds = (ask ?? recalls.find(({ seat }) => seat === viewer))?.asks ?? []
  const offers = kinds.length > 0 ? game.offers(view, viewer, MOST_OFFERS) : []
  const choices = choicesOf(desk, kinds, offers)
  const phase = open[0]?.phase ?? null
  const { outcome } = view
  return {
    viewer,
    view,
    picture: game.picture(view),
    asks,
    phase,
    ask,
    offers,
    choices,
    desk,
    outcome,
  }
}

/** As a viewer saw it at some moment: nobody is asked anything. */
export function standingAt(
  game: Game,
  viewer: Seat,
  view: Playable,
  phase: string | null,
): Standing {
  const desk = deskOf(game, viewer, view)
  const nothing = { asks: [], ask: null, offers: [], choices: choicesOf(desk, [], []) }
  return { viewer, view, picture: game.picture(view), phase, desk, outcome: null, ...nothing }
}

function deskOf(game: Game, seat: Seat, view: Playable): Desk {
  return { view, seat, judge: order => game.judge(view, seat, order), tool: game.tool }
}
