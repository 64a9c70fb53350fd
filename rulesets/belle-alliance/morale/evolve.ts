import type { Evolve } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { FiguresLost, MoraleEvent } from './events.ts'

export const moraleEvolve: Evolve<MoraleEvent> = {
  figuresLost(state, event) {
    const unit = unitOf(state, event.unit)
    closeUp(unit, event)
    if (event.cause === 'prisoners' || event.cause === 'surrender')
      countPrisoners(state, unit, event.lost)
  },
  valeurChanged(state, event) {
    const unit = unitOf(state, event.unit)
    if (event.cause === 'rest') unit.valeurWonBack += event.valeur - unit.valeur
    unit.valeur = event.valeur
  },
  disorderInflicted(state, event) {
    const unit = unitOf(state, event.unit)
    unit.disorder = event.degree
    unit.disorderedIn = state.turn
    unit.doing.disordered = true
    if (event.degree !== 'LU') unit.rest = null
    if (event.forced === null) return
    state.forced = state.forced.filter(move => move.unit !== event.unit)
    state.forced.push({ ...event.forced })
  },
  unitRemoved(state, event) {
    unitOf(state, event.unit).status = 'removed'
    state.forced = state.forced.filter(move => move.unit !== event.unit)
  },
  suppliesCounted(state, event) {
    const unit = unitOf(state, event.unit)
    unit.supply = event.supply
    unit.supplyRolls = event.left
  },
}

function closeUp(unit: Unit, event: FiguresLost): void {
  unit.figures = event.figures
  unit.guns.forEach((gun, index) => {
    gun.gunners = event.gunners[index] ?? gun.gunners
  })
  unit.formation.front = event.front
  unit.x = event.x
  unit.y = event.y
}

/** [BA-4.1.3-07] They are taken by the other side. */
function countPrisoners({ sides, score }: State, unit: Unit, lost: number): void {
  score.prisoners = score.prisoners.map((count, side) =>
    sides[side]?.seat === unit.seat ? count : count + lost,
  )
}
