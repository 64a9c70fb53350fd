import { noted } from '@grognard/board'
import type { ChartNote } from '@grognard/board'
import { createStore } from 'zustand/vanilla'

/** What the player has drawn on the charts of his battles, and whether he is about to draw more. */
interface OwnNotes {
  isNoting: boolean
  /** By battle. */
  notes: Readonly<Record<string, readonly ChartNote[]>>
}

/** They last as long as the page: a plan for a turn is no part of the battle. */
export const ownNotes = createStore<OwnNotes>(() => ({ isNoting: false, notes: {} }))

export function notesOn(battle: string): readonly ChartNote[] {
  return ownNotes.getState().notes[battle] ?? none
}

const none: readonly ChartNote[] = []

export function toggleNoting(): void {
  ownNotes.setState(({ isNoting }) => ({ isNoting: !isNoting }))
}

/** `near` in ground units: the same drawn once more takes it away. */
export function addNote(battle: string, note: ChartNote, near: number): void {
  const next = noted(notesOn(battle), note, near)
  ownNotes.setState(({ notes }) => ({ notes: { ...notes, [battle]: next } }))
}

export function clearNotes(battle: string): void {
  ownNotes.setState(({ notes }) => ({ isNoting: false, notes: { ...notes, [battle]: none } }))
}
