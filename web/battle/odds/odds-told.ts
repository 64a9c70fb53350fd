import { createContext, useContext } from 'react'

/** False where the odds, advice and plans would give an answer away that the player is asked for. */
export const OddsTold = createContext(true)

export function useIsToldOdds(): boolean {
  return useContext(OddsTold)
}
