import { noted } from '@grognard/board'
import type { ChartNote } from '@grognard/board'
import { createStore } from 'zustand/vanilla'

/** What the player has drawn on the charts of his battles, and whether he is about to draw more. */
interface OwnNotes {
  isNoting: boolean
  /** By battle. */
  notes: Readonly<Record<string, readonly ChartNote[]>>
  /** What others of his side have shown him, by battle and whoever drew it. */
  shown: Readonly<Record<string, Readonly<Record<string, readonly ChartNote[]>>>>
}

/** They last as long as the page: a plan for a turn is no part of the battle. */
export const ownNotes = createStore<OwnNotes>(() => ({ isNoting: false, notes: {}, shown: {} }))

function notesOn(battle: string): readonly ChartNote[] {
  return ownNotes.getState().notes[battle] ?? none
}

/** His own, and what he has been shown. */
export function allNotesOn(battle: string): readonly ChartNote[] {
  const others = Object.values(ownNotes.getState().shown[battle] ?? {}).flat()
  return others.length === 0 ? notesOn(battle) : [...others, ...notesOn(battle)]
}

const none: readonly ChartNote[] = []

/** Takes the place of all that the same player has shown before. */
export function showNotes(battle: string, by: string, notes: readonly ChartNote[]): void {
  const drawn = notes.map(note => ({ ...note, isOthers: true }))
  ownNotes.setState(({ shown }) => ({
    shown: { ...shown, [battle]: { ...shown[battle], [by]: drawn } },
  }))
}

export function toggleNoting(): void {
  ownNotes.setState(({ isNoting }) => ({ isNoting: !isNoting }))
}

/** `near` in ground units: the same drawn once more takes it away. */
export function addNote(battle: string, note: ChartNote, near: number): void {
  const next = noted(notesOn(battle), note, near)
  ownNotes.setState(({ notes }) => ({ notes: { ...notes, [battle]: next } }))
}

/** From this page alone: what he has shown to others stays on their charts. */
export function clearNotes(battle: string): void {
  ownNotes.setState(({ notes, shown }) => ({
    isNoting: false,
    notes: { ...notes, [battle]: none },
    shown: { ...shown, [battle]: {} },
  }))
}
