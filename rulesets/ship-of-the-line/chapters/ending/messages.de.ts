import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** Aufgabe, Sieg und Remis. */
export const endingGerman: Translated<typeof endingEnglish> = {
  'step.answerDraw.hint': 'Stimmst du zu, ist das Spiel sofort zu Ende.',
  'sequence.parley': 'Angebotenes Unentschieden',
  'step.answerDraw': 'Unentschieden annehmen oder weiterkämpfen',
  'order.surrender': 'Flagge streichen',
  'order.offerDraw': 'Unentschieden anbieten',
  'order.agree': 'zustimmen',
  'order.decline': 'ablehnen',
  'sol.order.offerDraw': 'Unentschieden anbieten',
  'sol.order.agree': 'Unentschieden annehmen',
  'sol.order.decline': 'Weiterkämpfen',
  'sol.refuse.drawOffered':
    'In diesem Zug hast du schon ein Unentschieden angeboten. Biete es in einem anderen Zug wieder an.',
  'sol.event.shipSurrendered.adrift':
    '{ship} streicht die Flagge: Das Schiff treibt und ist nicht zu reparieren.',
  'sol.event.shipSurrendered.choice': '{ship} streicht die Flagge.',
  'sol.event.shipSurrendered.prize': 'Die Prise {ship} treibt und wird aufgegeben.',
  'sol.event.drawOffered': 'Unentschieden angeboten: {seat}.',
  'sol.event.drawDeclined': 'Unentschieden abgelehnt: {seat}.',
  'sol.ending.fleetLost': 'Der Gegner hat kein Schiff mehr',
  'sol.ending.turnLimit': 'Die letzte Runde ist vorbei',
  'sol.ending.quiet': 'Viele Runden blieben ohne Ergebnis',
  'sol.ending.agreement': 'Beide Seiten haben zugestimmt',
  'sol.outcome.won':
    'Sieg für {winner}: {ending}. {a}: {shipsOfA, plural, =0 {kein Schiff} one {# Schiff} other {# Schiffe}} verloren, {hullOfA, plural, =0 {keinen Rumpftreffer} one {# Rumpftreffer} other {# Rumpftreffer}} erhalten; {b}: {shipsOfB, plural, =0 {kein Schiff} one {# Schiff} other {# Schiffe}} verloren, {hullOfB, plural, =0 {keinen Rumpftreffer} one {# Rumpftreffer} other {# Rumpftreffer}} erhalten.',
  'sol.outcome.draw':
    'Unentschieden: {ending}. {a}: {shipsOfA, plural, =0 {kein Schiff} one {# Schiff} other {# Schiffe}} verloren, {hullOfA, plural, =0 {keinen Rumpftreffer} one {# Rumpftreffer} other {# Rumpftreffer}} erhalten; {b}: {shipsOfB, plural, =0 {kein Schiff} one {# Schiff} other {# Schiffe}} verloren, {hullOfB, plural, =0 {keinen Rumpftreffer} one {# Rumpftreffer} other {# Rumpftreffer}} erhalten.',
  'sol.order.surrender': 'Die Flagge streichen: {ship}',
  'sol.refuse.noFlagToStrike': '{ship} führt keine Flagge, die sie jetzt streichen könnte.',
}
