/** A piece of matter that is not broken over columns or pages, set for its breadth. */
export interface Block {
  span: 'column' | 'page'
  /** Points; `rest` takes what is left of the page, this much at least. */
  height: number
  takesRest?: true
  draw(x: number, y: number, height: number): void
}
