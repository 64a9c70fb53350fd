import type { Message, Value } from '@grognard/umpire'
import type { Staff, State, Unit } from '../state.ts'

/** What a unit is called on the map. */
export function unitLabel(unit: Unit): Message {
  return { key: 'ba.piece.unit', values: { unit: unit.name, figures: unit.figures } }
}

/** What a glance at a unit's roster tells, line by line. */
export function unitCard(state: State, unit: Unit): Message[] {
  return [
    {
      key: 'ba.card.unit',
      values: { arm: { key: `ba.arm.${unit.arm}` }, weapon: weaponOf(unit), valeur: unit.valeur },
    },
    {
      key: 'ba.card.state',
      values: {
        formation: { key: `ba.formation.${unit.formation.kind}` },
        disorder: { key: `ba.disorder.${unit.disorder}` },
        figures: unit.figures,
        of: Math.ceil(unit.original),
      },
    },
    { key: 'ba.card.chief', values: { chief: chiefOf(state, unit) } },
    { key: `ba.supply.${unit.supply}`, values: { rolls: unit.supplyRolls } },
    ...talentsOf(unit).map(talent => ({ key: `ba.talent.${talent}` })),
    ...gunsOf(unit),
  ]
}

function weaponOf({ weapon, arm, guns }: Unit): Value {
  if (guns.length > 0) return { key: 'ba.weapon.guns', values: { pounders: calibresOf(guns) } }
  if (arm === 'artillery' || arm === 'wagon') return { key: 'ba.weapon.none' }
  return { key: `ba.weapon.${weapon ?? 'none'}` }
}

/** Of each kind once, the heaviest first. */
function calibresOf(guns: Unit['guns']): string {
  const pounders = new Set(guns.map(({ pounder }) => pounder))
  return [...pounders].toSorted((one, other) => other - one).join('/')
}

/** [BA-1.1.4-04] None while he has fallen. */
function chiefOf(state: State, unit: Unit): Value {
  const chief = state.staff.find(figure => figure.id === unit.chief)
  return chief && chief.status === 'onBoard' ? chief.name : { key: 'ba.card.noChief' }
}

function talentsOf(unit: Unit): string[] {
  const talents = {
    light: unit.isLight,
    lancers: unit.hasLances,
    trained: unit.isTrained,
    pioneers: unit.hasPioneers,
  }
  return Object.entries(talents)
    .filter(([, has]) => has)
    .map(([talent]) => talent)
}

function gunsOf({ guns }: Unit): Message[] {
  return guns.map(({ pounder, gunners, isHorse }) => ({
    key: isHorse ? 'ba.card.horseGun' : 'ba.card.gun',
    values: { pounder, gunners },
  }))
}

export function staffCard(staff: Staff): Message[] {
  if (staff.kind === 'orderly') return [{ key: 'ba.card.orderly', values: { chief: staff.name } }]
  return [
    {
      key: 'ba.card.chiefHimself',
      values: {
        quality: { key: `ba.quality.${staff.quality}` },
        level: { key: `ba.level.${staff.level}` },
      },
    },
  ]
}
