import { byteDifference } from './stir.ts'
import type { Law } from './trial.ts'

/** Pieces that are asked for alone are those of the picture. */
export const piecesAreThePictures: Law = ({ display: { pieces, picture } }, { after }) => {
  const at = pieces ? byteDifference(pieces(after), picture(after).pieces) : null
  return at === null ? [] : [`The pieces differ from those of the picture at ${at}.`]
}
