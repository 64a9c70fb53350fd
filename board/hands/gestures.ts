import type { Point } from '../base/place.ts'
import { createHover, createPress } from './press.ts'
import type { Gestures, HeldKeys, Pointing } from './press.ts'

const LINE_HEIGHT = 16

type PlaceOf = (event: MouseEvent) => Point

/** Where an event happened, in pixels from the corner of a frame. */
function placeIn(frame: HTMLElement): PlaceOf {
  return event => {
    const edge = frame.getBoundingClientRect()
    return { x: event.clientX - edge.left, y: event.clientY - edge.top }
  }
}

/** What the right button of a mouse does, in pixels of the frame. */
interface RightButton {
  down(at: Point): void
  moved(at: Point): void
  up(at: Point): void
}

const RIGHT = 2

/** Listens to the right button, whose menu would lie over the chart; returns the way to stop. */
export function listenToRight(
  element: SVGSVGElement,
  frame: HTMLElement,
  hand: RightButton,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let held: number | null = null
  const placeOf = placeIn(frame)
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== RIGHT) return
    held = event.pointerId
    element.setPointerCapture(held)
    hand.down(placeOf(event))
  }
  const moved = (event: PointerEvent): void => {
    if (event.pointerId === held) hand.moved(placeOf(event))
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== held || event.button !== RIGHT) return
    held = null
    hand.up(placeOf(event))
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', moved, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('contextmenu', event => event.preventDefault(), { signal })
  return () => listening.abort()
}

/** Listens to mouse, pen and fingers on an element, which may be pushed about within its frame; returns the way to stop. */
export function listen(element: SVGSVGElement, frame: HTMLElement, gestures: Gestures): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const placeOf = placeIn(frame)
  const stopPointers = listenToPointers(element, placeOf, gestures, signal)
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    gestures.zoomed(placeOf(event), factorOf(event))
  }
  element.addEventListener('wheel', wheel, { passive: false, signal })
  const touched = (event: TouchEvent): void => takeTouch(event, frame)
  element.addEventListener('touchend', touched, { passive: false, signal })
  return () => {
    stopPointers()
    listening.abort()
  }
}

/** Presses and hovers; returns the way to forget those that wait. */
function listenToPointers(
  element: SVGSVGElement,
  placeOf: PlaceOf,
  gestures: Gestures,
  signal: AbortSignal,
): () => void {
  const press = createPress(gestures)
  const hover = createHover(at => gestures.hovered(at))
  const down = (event: PointerEvent): void => {
    hover.forget()
    if (event.pointerType === 'mouse' && event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    press.down(event.pointerId, placeOf(event), keysOf(event))
  }
  const move = (event: PointerEvent): void => {
    const at = placeOf(event)
    if (!press.move(event.pointerId, at)) hover.soon(at)
  }
  const up = (event: PointerEvent): void =>
    press.up(event.pointerId, placeOf(event), pointingOf(event))
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', event => press.cancel(event.pointerId), { signal })
  element.addEventListener('pointerleave', () => hover.leave(), { signal })
  return () => {
    hover.stop()
    press.stop()
  }
}

function keysOf({ shiftKey, ctrlKey, metaKey }: PointerEvent): HeldKeys {
  return { shift: shiftKey, ctrl: ctrlKey || metaKey }
}

/** By how much a turn of the wheel enlarges the chart. */
function factorOf({ deltaMode, deltaY }: WheelEvent): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE_HEIGHT
  return Math.exp(-Math.max(-200, Math.min(200, pixels)) / 400)
}

/** A tap is the chart's own: no click follows it, which would fall on what has risen under the finger. */
function takeTouch(event: TouchEvent, frame: HTMLElement): void {
  if (event.cancelable) event.preventDefault()
  if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true })
}

function pointingOf(event: PointerEvent): Pointing {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
}
