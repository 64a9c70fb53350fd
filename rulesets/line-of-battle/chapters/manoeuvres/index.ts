import { chapter, umpire } from '../../rules.ts'
import { anchor, spin } from './anchor-and-spin.ts'
import { manoeuvresEvents } from './events.ts'
import { manoeuvresDanish } from './messages.da.ts'
import { manoeuvresGerman } from './messages.de.ts'
import { manoeuvresEnglish } from './messages.en.ts'
import { refloat } from './refloat.ts'
import { resolveTack, rollTack, tack } from './tack.ts'

/** What a ship does before she sails or instead of it, and the line of battle. */
export const manoeuvres = chapter({
  events: manoeuvresEvents,
  orders: { tack, anchor, spin, refloat },
  steps: {
    tacking: [
      umpire('tackRoll', 'LOB-102', rollTack),
      umpire('tackJudged', 'LOB-101', resolveTack),
    ],
  },
  messages: { en: manoeuvresEnglish, de: manoeuvresGerman, da: manoeuvresDanish },
})
