import { mountBoard } from '@grognard/board'
import '@grognard/board/board.css'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Piece, Picture } from '@grognard/umpire'
import '../../web/style/tokens.css'
import './sixty-ships.css'

const SHIPS = 60
/** Between one squadron and the next, ground units. */
const APART = 6000

/** The ships of Trafalgar, squadron beside squadron until there are sixty. */
function sixty(picture: Picture): Picture {
  const { bounds } = picture
  const pieces = Array.from({ length: SHIPS }, (_, i): Piece => {
    const ship = picture.pieces[i % picture.pieces.length]
    if (!ship) throw new Error('The scenario has no ships.')
    const squadron = Math.floor(i / picture.pieces.length)
    const aside = (squadron % 2 === 0 ? 1 : -1) * Math.ceil(squadron / 2) * APART
    return { ...ship, id: `${ship.id}-${squadron}`, y: ship.y + aside }
  })
  const height = bounds.height + 4 * APART
  return { ...picture, pieces, bounds: { ...bounds, y: bounds.y - 2 * APART, height } }
}

const game = await loadGame('line-of-battle')
const { state } = game.begin(game.prepare('trafalgar'), seededDice('sixty ships'))
const picture = sixty(game.picture(state))
const host = document.getElementById('chart')
if (!host) throw new Error('The page has no place for the chart.')
const nothing = () => undefined
const say = ({ key }: { key: string }): string => key
const board = mountBoard(
  host,
  {
    pointed: nothing,
    hovered: nothing,
    held: nothing,
    drawn: nothing,
    drawnTo: nothing,
    pointedTwice: nothing,
    boxed: nothing,
    noted: nothing,
  },
  {
    say,
    north: 'N',
    wind: 'wind',
    overview: 'overview',
    length: (_picture, units) => String(units),
  },
)
board.show({
  picture,
  selected: null,
  ready: [],
  targets: [],
  arcsOf: [],
  named: null,
  hasMarks: true,
  sketch: null,
  ways: [],
  isDrawing: false,
  stirred: [],
  glide: null,
})
