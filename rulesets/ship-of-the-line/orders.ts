import type { CardId, OfficerId } from './book/tables/cards.ts'
import type { NationId } from './book/tables/ship.ts'
import type { MastId, Side } from './model/state.ts'

export type Order = SetupOrder | SailingOrder | BattleOrder | BoardingOrder | CardOrder | TableOrder

type SetupOrder =
  | { kind: 'chooseNation'; nation: NationId }
  | ({ kind: 'chooseOfficers' } & Record<OfficerId, CardId>)
  | { kind: 'berth'; ship: string; berth: number }

/** `turn`: -1 to larboard, 0, 1 to starboard, 45 degrees each; `alongside`: the heading wished for when a collision leaves a choice. */
type SailingOrder =
  | { kind: 'move'; turn: number; alongside: number | null }
  | { kind: 'comeAbout'; heading: number }
  | { kind: 'wear'; heading: number }
  | { kind: 'chooseDot'; x: number; y: number }
  | { kind: 'return'; heading: number }
  | {
      kind: 'repair'
      what: 'sail' | 'batteries' | 'hull'
      mast: MastId | null
      batteries: { side: Side; battery: number }[]
    }
  | { kind: 'endTurn' }
  | { kind: 'surrender' }

type BattleOrder =
  | { kind: 'fire'; side: Side; batteries: number[]; target: string; card: CardId | null }
  | { kind: 'retaliate'; side: Side; batteries: number[] }
  | { kind: 'holdFire' }

type BoardingOrder =
  | { kind: 'board'; target: string; heading: number; marines: boolean }
  | { kind: 'grape'; guns: { side: Side; battery: number }[] }
  | { kind: 'callMarines' }
  | { kind: 'keepMarines' }

type CardOrder = { kind: 'playCard'; card: CardId; mast: MastId | null; turn: number }

type TableOrder = { kind: 'offerDraw' } | { kind: 'agree' } | { kind: 'decline' }
