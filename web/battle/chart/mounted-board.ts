import { useCallback, useEffect, useRef } from 'react'
import type { RefCallback, RefObject } from 'react'
import { mountBoard } from '@grognard/board'
import type { Board, BoardWords, Cover, Hands } from '@grognard/board'
import type { Words } from '@grognard/board/words/index.ts'
import { lengthIn } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { watchCovers } from './covers.ts'
import { watchEffects } from './effects.ts'
import { placeNoteIn } from './note-place.ts'
import type { Note } from './note-place.ts'
import { addNote, ownNotes } from './own-notes.ts'
import { sceneOf } from './scene-of.ts'
import { lookFrom, sightOf } from './sight.ts'

/** Mounts the chart in `host`, where it draws itself from then on; `placeNote` puts the note beside the ghost. */
export function useMountedBoard(store: BattleStore, words: Words, board: RefObject<Board | null>) {
  const host = useRef<HTMLDivElement>(null)
  const note = useRef<Note>(null)
  const cover = useRef<Cover>({ top: 0, right: 0, bottom: 0, left: 0 })
  /** Another language mounts the chart anew, but does not move it. */
  const camera = useRef<ReturnType<Board['camera']> | null>(null)
  const placeNote = useCallback(() => {
    if (!note.current || !board.current) return
    const laid = { board: board.current, cover: cover.current }
    placeNoteIn(note.current, store.getState(), laid)
  }, [store, board])
  const noteRef = useNoteRef(note, placeNote)
  useEffect(() => {
    const { current } = host
    if (!current) return
    const own = wordsOfBoard(words, store)
    const mounted = mountBoard(current, handsOf(store), own, placeNote, camera.current)
    board.current = mounted
    const stop = keepShown(store, mounted)
    const stopCovers = watchCovers(current, next => {
      cover.current = next
      mounted.cover(next)
    })
    return () => {
      stop()
      stopCovers()
      camera.current = mounted.camera()
      mounted.destroy()
      board.current = null
    }
  }, [store, words, board, placeNote])
  return { host, noteRef, placeNote }
}

/** The `ref` of the note: its size is told once the page is laid out, which is not laid out early for it. */
function useNoteRef(note: RefObject<Note | null>, place: () => void): RefCallback<HTMLDivElement> {
  return useCallback(
    element => {
      if (!element) return undefined
      const sizes = new ResizeObserver(entries => {
        const box = entries.at(-1)?.borderBoxSize[0]
        if (!box) return
        note.current = { element, width: box.inlineSize, height: box.blockSize }
        place()
      })
      sizes.observe(element)
      return () => {
        sizes.disconnect()
        note.current = null
      }
    },
    [note, place],
  )
}

function wordsOfBoard(words: Words, { getState }: BattleStore): BoardWords {
  return {
    say: words.say,
    north: words.say({ key: 'web.north' }),
    wind: words.say({ key: 'web.wind' }),
    overview: words.say({ key: 'web.overview' }),
    title({ title }) {
      const { game, scenario } = getState()
      return words.say(title ?? { key: game.scenarios[scenario]?.title ?? scenario })
    },
    length: (picture, units) => lengthIn(words, picture, units),
  }
}

/** What the pointer and the keys do on the chart. */
function handsOf({ dispatch, getState }: BattleStore): Hands {
  return {
    pointed: at =>
      dispatch(lookFrom(getState(), at) ? { type: 'dismiss' } : { type: 'chart/click', at }),
    hovered: at => dispatch({ type: 'chart/hover', at }),
    held: ({ piece }) => piece !== null && dispatch({ type: 'chart/pinArcs', piece }),
    drawn: place => dispatch({ type: 'draft/hover', place }),
    drawnTo: place => dispatch({ type: 'draft/settle', place }),
    pointedTwice: at => dispatch({ type: 'chart/doubleClick', at }),
    noted: (note, near) => addNote(getState().id, note, near),
    boxed: (pieces, isAdding) => dispatch({ type: 'group/take', pieces, isAdding }),
  }
}

/** Draws the battle as it stands, and again whenever it changes; returns the way to stop. */
function keepShown(store: BattleStore, board: Board): () => void {
  const show = (): void => {
    const scene = sceneOf(store.getState())
    if (scene) board.show(scene)
  }
  show()
  const stops = [
    store.subscribe(show),
    settings.subscribe(show),
    sightOf.subscribe(show),
    ownNotes.subscribe(show),
    watchEffects(store, board),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
