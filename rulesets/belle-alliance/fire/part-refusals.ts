import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Unit } from '../state.ts'
import { MOST_PARTS, SHARE_OF_SIDE } from '../tables/fire-limits.ts'
import { fireUnit, fireUnits } from '../tables/loss.ts'
import { isArtillery, unitOf } from '../units.ts'
import { familyFires, helpOf } from './declared.ts'
import { firingBody } from './family.ts'
import { figuresFiring, filesOf } from './files.ts'
import type { Declaring } from './target-refusals.ts'

const firerOf = ({ state, fire }: Declaring): Unit => firingBody(state, unitOf(state, fire.unit))
const name = (declaring: Declaring) => ({ unit: nameOf(firerOf(declaring)) })

/** What of a unit can fire beside what it has declared already. */
export const partRefusals: readonly BaRefusal<Declaring>[] = [
  {
    rule: 'BA-3.1.7-03',
    message: 'ba.refuse.helpsAlready',
    values: name,
    when: declaring => helpOf(declaring.state, firerOf(declaring)) !== undefined,
  },
  {
    rule: 'BA-3.4.1-02',
    message: 'ba.refuse.onlyGunsRange',
    values: name,
    when: declaring => declaring.fire.isRanging && !isArtillery(firerOf(declaring)),
    stop: true,
  },
  {
    rule: 'BA-3.4.1-02',
    message: 'ba.refuse.rangesOnly',
    values: name,
    when: declaring =>
      earlierOf(declaring).some(({ isRanging }) => isRanging || declaring.fire.isRanging),
  },
  {
    rule: 'BA-3.1.2-01',
    message: 'ba.refuse.twoPartsOnly',
    values: declaring => ({ ...name(declaring), most: MOST_PARTS }),
    when: declaring => earlierOf(declaring).length >= MOST_PARTS,
    stop: true,
  },
  {
    rule: 'BA-3.1.2-01',
    message: 'ba.refuse.wholeModels',
    values: name,
    when: isWrongChoiceOfGuns,
    stop: true,
  },
  {
    rule: 'BA-6.1.2-01',
    message: 'ba.refuse.halfOfGarrison',
    values: declaring => ({
      ...name(declaring),
      most: Math.floor(firerOf(declaring).figures / SHARE_OF_SIDE),
    }),
    when: declaring => firerOf(declaring).walls !== null && isMoreThanSide(declaring),
    stop: true,
  },
  {
    rule: 'BA-3.2.0-01',
    message: 'ba.refuse.tooManyFiring',
    values: declaring => ({ ...name(declaring), most: Math.max(0, figuresLeft(declaring)) }),
    when: declaring => declaring.fire.figures > figuresLeft(declaring),
    stop: true,
  },
  {
    rule: 'BA-3.1.1-01',
    message: 'ba.refuse.fireUnitTooSmall',
    values: declaring => ({ ...name(declaring), least: fireUnit.figures.least }),
    when: ({ fire, ...rest }) =>
      !isArtillery(firerOf({ fire, ...rest })) && fireUnits(fire.figures, 'figures') === 0,
  },
]

function earlierOf(declaring: Declaring) {
  return familyFires(declaring.state, firerOf(declaring))
}

/** [BA-3.1.2-01] [BA-Q-64] Guns of its own with gunners, none twice; figures are their gunners. */
function isWrongChoiceOfGuns(declaring: Declaring): boolean {
  const { guns, figures } = declaring.fire
  const firer = firerOf(declaring)
  if (!isArtillery(firer)) return guns.length > 0
  const used = earlierOf(declaring).flatMap(fire => fire.guns)
  const named = firer.guns.filter(
    ({ id, gunners }) => gunners > 0 && guns.includes(id) && !used.includes(id),
  )
  if (named.length === 0 || named.length !== guns.length) return true
  return named.reduce((sum, { gunners }) => sum + gunners, 0) !== figures
}

function isMoreThanSide(declaring: Declaring): boolean {
  return declaring.fire.figures * SHARE_OF_SIDE > firerOf(declaring).figures
}

/** [BA-3.2.0-01] Figures that can fire as the unit is formed, less those that fire elsewhere. */
function figuresLeft(declaring: Declaring): number {
  const firer = firerOf(declaring)
  const all = firer.walls ? firer.figures : figuresFiring(filesOf(firer))
  const used = earlierOf(declaring).filter(({ unit }) => unit === firer.id)
  return used.reduce((left, { figures }) => left - figures, all)
}
