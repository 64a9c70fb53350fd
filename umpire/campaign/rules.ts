import type { Json, Seat } from '../kind.ts'
import type { Message } from '../message.ts'
import type { Options } from '../kind.ts'
import type { Shape } from '../shape.ts'

/**
 * Battles in order, each result bearing on the next. What is carried from one battle to the next is
 * plain data of the ruleset's own; the umpire keeps it and hands it on.
 */
export interface CampaignRules<State> {
  /** Key of the title; `KEY.about` describes it. */
  title: string
  battles: readonly CampaignBattle[]
  /** What is carried, as it must look when it comes out of a file. */
  carried: Shape
  /** What the commander begins with. */
  begin(commander: string): Json
  /** How the battle of this number, from 0, is fought by one to whom this is carried. */
  prepare(carried: Json, number: number): PreparedBattle
  /** The orders for that battle and what the campaign changes in it, line by line. */
  briefing(carried: Json, number: number): Message[]
  /** What is carried on from that battle, which is over. */
  carryOn(carried: Json, number: number, end: State): Json
  /** What the last battle brought, line by line. */
  report(carried: Json): Message[]
  /** How the commander stands. */
  standing(carried: Json): Message[]
  /** How the campaign ended, once all is fought. */
  verdict(carried: Json): Message
}

export interface CampaignBattle {
  /** Key of its title. */
  title: string
  scenario: string
  /** The seat of the campaign's commander. */
  seat: Seat
}

/** Options the campaign settles, over those that the players agreed on, and what is brought. */
export interface PreparedBattle {
  options: Options
  papers: Record<string, Json>
}
