import type { Game } from '../game.ts'
import { languages } from '../message.ts'
import type { Message } from '../message.ts'
import type { Picture } from '../picture.ts'

/**
 * Each drawing that a card of the primer names can be drawn, and each that can be drawn is named; what
 * it shows lies on its sheet and is told in every language.
 */
export function diagramsAreDrawn(game: Game): string[] {
  const { primer, diagrams = {} } = game.guide
  const named = primer.flatMap(card => card.diagrams ?? [])
  return [
    ...named
      .filter(name => !Object.hasOwn(diagrams, name))
      .map(name => `The primer names the diagram "${name}", which nobody draws.`),
    ...Object.entries(diagrams).flatMap(([name, draw]) =>
      [
        ...(named.includes(name) ? [] : ['No card names it.']),
        ...faultsInDrawing(game, name, draw()),
      ].map(fault => `The diagram "${name}": ${fault}`),
    ),
  ]
}

function faultsInDrawing(game: Game, name: string, picture: Picture): string[] {
  return [
    ...picture.pieces
      .filter(({ x, y }) => !holds(picture.bounds, x, y))
      .map(({ id }) => `${id} lies beside the sheet.`),
    ...picture.markers
      .filter(({ x, y }) => !holds(picture.bounds, x, y))
      .map(({ letter = '', kind }) => `The ${kind} ${letter} lies beside the sheet.`),
    ...strangers(picture).map(id => `${id} has an arc or a path and is not on the sheet.`),
    ...twiceLettered(picture).map(letter => `${letter} stands twice.`),
    ...[{ key: `diagram.${name}` }, ...messagesIn(picture)].flatMap(message =>
      keysMissing(game, message),
    ),
  ]
}

function holds({ x, y, width, height }: Picture['bounds'], east: number, north: number): boolean {
  return east >= x && east <= x + width && north >= y && north <= y + height
}

/** Whose arcs or paths are drawn, and who is not. */
function strangers({ pieces, arcs, paths }: Picture): string[] {
  const ids = new Set(pieces.map(({ id }) => id))
  return [...arcs, ...paths].map(({ piece }) => piece).filter(id => !ids.has(id))
}

function twiceLettered({ markers }: Picture): string[] {
  const letters = markers.flatMap(({ letter }) => letter ?? [])
  return letters.filter((letter, at) => letters.indexOf(letter) !== at)
}

function messagesIn({ markers, arcs }: Picture): Message[] {
  const bands = arcs.flatMap(arc =>
    arc.bands.flatMap(({ label, short }) => [label, short ?? label]),
  )
  return [...markers.map(({ label }) => label), ...bands]
}

function keysMissing(game: Game, { key, values = {} }: Message): string[] {
  const within = Object.values(values).flatMap(value =>
    typeof value === 'object' ? keysMissing(game, value) : [],
  )
  const missing = languages
    .filter(language => !Object.hasOwn(game.messages[language], key))
    .map(language => `"${key}" is missing in ${language}.`)
  return [...missing, ...within]
}
