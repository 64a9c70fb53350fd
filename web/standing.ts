import { choicesOf } from '@grognard/board'
import type { Choices, Desk } from '@grognard/board'
import type { Ask, Battle, Kind, Outcome, Picture, Playable, Seat } from '@grognard/umpire'

/** How the battle stands for the seat that looks, made from its view alone. */
export interface Standing {
  viewer: Seat
  view: Playable
  picture: Picture
  /** Everyone who is asked, and what the viewer is asked. */
  asks: readonly Ask[]
  ask: Ask | null
  /** Of a viewer who is not asked: what takes an answer back that was given. */
  offers: readonly Kind[]
  choices: Choices
  desk: Desk
  outcome: Outcome | null
}

const MOST_OFFERS = 400

/** In a sealed battle nobody is asked. */
export function standingOf({ game, state }: Battle, viewer: Seat, isSealed = false): Standing {
  const view = game.view(state, viewer)
  const asks = isSealed ? [] : game.asks(view)
  const ask = asks.find(({ seat }) => seat === viewer) ?? null
  const desk: Desk = {
    view,
    seat: viewer,
    judge: order => game.judge(view, viewer, order),
    tool: game.tool,
  }
  const recalls = isSealed ? [] : game.recalls(view)
  const kinds = (ask ?? recalls.find(({ seat }) => seat === viewer))?.asks ?? []
  const offers = kinds.length > 0 ? game.offers(view, viewer, MOST_OFFERS) : []
  const choices = choicesOf(desk, kinds, offers)
  const picture = game.picture(view)
  return { viewer, view, picture, asks, ask, offers, choices, desk, outcome: view.outcome }
}
