import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** Overgivelse, sejr og remis. */
export const endingDanish: Translated<typeof endingEnglish> = {
  'step.answerDraw.hint': 'Siger du ja, er spillet straks forbi.',
  'sequence.parley': 'Et tilbud om uafgjort',
  'step.answerDraw': 'Sig ja til uafgjort, eller kæmp videre',
  'order.surrender': 'stryg flaget',
  'order.offerDraw': 'tilbyd uafgjort',
  'order.agree': 'sig ja',
  'order.decline': 'afslå',
  'sol.order.offerDraw': 'Tilbyd uafgjort',
  'sol.order.agree': 'Sig ja til uafgjort',
  'sol.order.decline': 'Kæmp videre',
  'sol.refuse.drawOffered':
    'Du har allerede tilbudt uafgjort i denne tur. Tilbyd det igen i en anden.',
  'sol.event.shipSurrendered.adrift': '{ship} stryger flaget: skibet driver og kan ikke repareres.',
  'sol.event.shipSurrendered.choice': '{ship} stryger flaget.',
  'sol.event.shipSurrendered.prize': 'Prisen {ship} driver og opgives.',
  'sol.event.drawOffered': '{seat} tilbyder uafgjort.',
  'sol.event.drawDeclined': '{seat} kæmper videre.',
  'sol.ending.fleetLost': 'fjenden har intet skib tilbage',
  'sol.ending.turnLimit': 'den sidste runde er forbi',
  'sol.ending.quiet': 'mange runder er gået uden resultat',
  'sol.ending.agreement': 'begge sider er enige',
  'sol.outcome.won':
    '{winner} vinder: {ending}. {a} har mistet {shipsOfA, plural, =0 {intet skib} one {# skib} other {# skibe}} og fået {hullOfA, plural, =0 {ingen skrogtræffere} one {# skrogtræffer} other {# skrogtræffere}}; {b} har mistet {shipsOfB, plural, =0 {intet skib} one {# skib} other {# skibe}} og fået {hullOfB, plural, =0 {ingen skrogtræffere} one {# skrogtræffer} other {# skrogtræffere}}.',
  'sol.outcome.draw':
    'Uafgjort: {ending}. {a} har mistet {shipsOfA, plural, =0 {intet skib} one {# skib} other {# skibe}} og fået {hullOfA, plural, =0 {ingen skrogtræffere} one {# skrogtræffer} other {# skrogtræffere}}; {b} har mistet {shipsOfB, plural, =0 {intet skib} one {# skib} other {# skibe}} og fået {hullOfB, plural, =0 {ingen skrogtræffere} one {# skrogtræffer} other {# skrogtræffere}}.',
  'sol.order.surrender': 'Stryg flaget: {ship}',
  'sol.refuse.noFlagToStrike': '{ship} fører intet flag, som kan stryges nu.',
}
