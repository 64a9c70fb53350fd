import type { Game, Json } from '@grognard/umpire'

const nameOf = (ruleset: string): string => `grognard.editor.${ruleset}`

/** What was last written for this game in this browser, where it can still be drawn. */
export function keptDraft(game: Game): Json | null {
  try {
    const text = localStorage.getItem(nameOf(game.id))
    const file: Json = text === null ? null : JSON.parse(text)
    return file !== null && game.pictureOfFile(file) ? file : null
  } catch {
    return null
  }
}

export function keepDraft({ id }: Game, file: Json): void {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(file))
  } catch {
    // It can still be saved as a file.
  }
}
