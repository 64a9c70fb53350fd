/** Fire: orders, refusals, what is lost and why, results. */
export const fireEnglish = {
  'order.fire': 'fire',
  'order.range': 'range',
  'order.canister': 'canister',
  'ba.order.fire':
    '{unit} fires at {target}, {edge}, with {figures, plural, one {# figure} other {# figures}}{danger, select, over {; the line runs over {friend}, perhaps too near} near {; the line passes near {friend}, perhaps too near} behind {; {friend} stands behind, perhaps too near} other {}}',
  'ba.order.fire.guns':
    '{unit} fires at {target}, {edge}, with {guns, plural, one {# gun model} other {# gun models}}{danger, select, over {; the line runs over {friend}, perhaps too near} near {; the line passes near {friend}, perhaps too near} behind {; {friend} stands behind, perhaps too near} other {}}',
  'ba.order.fire.hidden':
    '{unit} fires at {target} near {x, number}/{y, number} cm with {figures, plural, one {# figure} other {# figures}}',
  'ba.order.range': '{unit} ranges on {target} without effect',
  'ba.order.canister': '{unit} loads canister',
  'ba.hit.front': 'at its front',
  'ba.hit.rear': 'at its rear',
  'ba.hit.leftFlank': 'at its left flank',
  'ba.hit.rightFlank': 'at its right flank',
  'ba.hit.rear.front': 'from behind, where it has a front as well',
  'ba.hit.leftFlank.front': 'from its left, where it has a front as well',
  'ba.hit.rightFlank.front': 'from its right, where it has a front as well',
  'ba.arc.fire': 'field of fire',
  'ba.arc.zone': 'zone {zone, number}, up to {cm, number} cm',
  'ba.refuse.notThere': '{unit} is not on the board as a unit of its own; choose another.',
  'ba.refuse.firesWithGarrison':
    'All in the building fire as one unit; {unit} fires with {leader}, so name that.',
  'ba.refuse.tooDisorderedToFire':
    '{unit} is in disorder and cannot fire; in good order or light disorder it can.',
  'ba.refuse.gunnersCannotFire':
    '{unit} are off their guns and cannot fire without them; man the guns first.',
  'ba.refuse.busyElsewhere':
    '{unit} is at work or at rest and does not fire; formed up again it can.',
  'ba.refuse.noFirearms': '{unit} carries no firearms; choose a unit that does.',
  'ba.refuse.notUnlimbered': '{unit} is limbered; guns fire unlimbered.',
  'ba.refuse.noGunners': '{unit} has no gunners at its guns; those that man them again can fire.',
  'ba.refuse.noSupplies': '{unit} has no ammunition left; it can be resupplied at rest.',
  'ba.refuse.firedAfterFastMarch':
    '{unit} has made a fast march and cannot fire this turn; next turn it can.',
  'ba.refuse.wasPassedThrough':
    '{unit} was passed through and cannot fire this turn any more; next turn it can.',
  'ba.refuse.hasContinued':
    '{unit} has used continued fire and does not fire again this turn; next turn it can.',
  'ba.refuse.notFiredLastTurn':
    '{unit} fired at nobody last turn, so there is nothing to continue; wait for the fire phase.',
  'ba.refuse.noPlaceToHide':
    'For fire at an assumed occupant name a wood, a building, a line of terrain or difficult ground, and a point in it.',
  'ba.refuse.noFireAtStaff': 'Chiefs and orderlies cannot be fired at; choose a unit.',
  'ba.refuse.noSuchTarget': 'Choose an enemy unit on the board that has figures left.',
  'ba.refuse.onlyLastTarget':
    'Continued fire goes on at last turn’s target only; {target} was not fired at by this unit.',
  'ba.refuse.helpsAlready': '{unit} helps another unit already; take that back first.',
  'ba.refuse.onlyGunsRange': '{unit} has no guns to range with; it may fire.',
  'ba.refuse.rangesOnly':
    '{unit} cannot range without effect and fire in one turn; take the other back first.',
  'ba.refuse.twoPartsOnly':
    '{unit} and its skirmish line fire in {most, number} parts at most; take one back first.',
  'ba.refuse.wholeModels':
    '{unit} fires with whole gun models that have gunners and are not used already; figures are their gunners.',
  'ba.refuse.halfOfGarrison':
    'From one side of the building {unit} fires with {most, number} figures at most.',
  'ba.refuse.tooManyFiring': 'As it is formed, {unit} has {most, number} figures left to fire.',
  'ba.refuse.fireUnitTooSmall':
    'Fewer than {least, number} figures of {unit} make no fire unit; name more.',
  'ba.refuse.nobodyThere':
    'Nobody stands where {unit} was to fire; choose another point or target.',
  'ba.refuse.notSeen':
    '{unit} does not see {target}. One may fire at the ground that it is assumed to hold.',
  'ba.refuse.noLineOfAim':
    'No figure of {unit} has a clear line of aim at {target} within its angle; choose another target.',
  'ba.refuse.noHitPoint':
    'No edge of {target} lies within the angle of fire of {unit}; name other figures or another target.',
  'ba.refuse.lineOfFireBarred':
    'The line of fire of {unit} at {target} is barred; choose another hit point or target.',
  'ba.refuse.beyondRange':
    '{target} is beyond the {cm, number} cm of {unit}; choose a nearer target.',
  'ba.refuse.beyondCanister':
    '{unit} is loaded with canister, which reaches {cm, number} cm; {target} is farther off, choose a nearer target.',
  'ba.refuse.safetyDistance':
    'The line of fire of {unit} passes too near to {friend}: a tenth of the distance to it and half the front that fires are needed. Choose another hit point, or fewer figures.',
  'ba.refuse.friendBehind':
    'Behind {target} the line of fire of {unit} meets {friend} within {cm, number} cm; choose another hit point or target.',
  'ba.refuse.overheadTooNear':
    '{between} stands too near to {unit} or to {target} to be fired over: {least, number} cm on this side and {beyond, number} cm beyond are needed.',
  'ba.refuse.canisterOverOwn':
    '{unit} cannot fire canister over {friend}; choose another hit point or target.',
  'ba.refuse.noFireUnit':
    'Those of {unit} who can fire at {target} make no fire unit; name more figures, or another target.',
  'ba.refuse.noGunsToLoad': '{unit} has no guns to load; canister is for artillery.',
  'ba.refuse.firesItself': '{unit} fires itself; take that back first.',
  'ba.refuse.neighbourOnlyInFire':
    'There are no neighbours in continued fire; wait for the fire phase.',
  'ba.refuse.friendFiresNotAt': '{friend} has not declared fire at that target; declare it first.',
  'ba.refuse.neighbourCannotFire':
    '{unit} could not fire at that target itself; a neighbour must be able to.',
  'ba.lost.BA-1.1.2-10': 'nobody is there',
  'ba.lost.BA-1.1.6-01': 'it is not seen',
  'ba.lost.BA-3.1.3-01': 'nobody has a line of aim',
  'ba.lost.BA-3.1.3-06': 'no edge lies within the angle',
  'ba.lost.BA-3.1.3-03': 'the line of fire is barred',
  'ba.lost.BA-3.1.3-08': 'it is out of range',
  'ba.lost.BA-3.4.4-01': 'it is out of range of canister',
  'ba.lost.BA-3.1.4-01': 'friends are too near to the line of fire',
  'ba.lost.BA-3.1.4-02': 'friends stand close behind',
  'ba.lost.BA-3.4.2-01': 'those between cannot be fired over',
  'ba.lost.BA-Q-63': 'too few can fire',
  'ba.event.canisterLoaded': '{unit} has loaded canister.',
  'ba.event.fireLost': '{unit} does not fire at {target}: {why}.',
  'ba.event.helperLost.neighbour': '{unit} does not count as neighbour of {friend}.',
  'ba.event.fireUnanswered': '{unit} cannot answer the fire of {by}: {why}',
  'ba.event.helperLost.support': '{unit} does not count as support of {friend}.',
  'ba.event.rangeFound': '{unit} ranges on {target}.',
  'ba.event.fireRolled':
    '{unit} fires at {target}: {dice, number} rolled, {loss, number} for losses ({fireUnits, plural, one {# fire unit} other {# fire units}}, {quarters, plural, one {# quarter} other {# quarters}} of a figure), {moral, number} for moral ({degree}).',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'column effect',
  'ba.modifier.fire.target.squareMassHuddle': 'square, mass or huddle',
  'ba.modifier.fire.own.skirmish': 'skirmish line fires',
  'ba.modifier.fire.target.skirmish': 'at a skirmish line',
  'ba.modifier.fire.target.limbered': 'at limbered artillery',
  'ba.modifier.fire.target.unlimbered': 'at unlimbered artillery',
  'ba.modifier.fire.own.mountedCav': 'cavalry fires mounted',
  'ba.modifier.fire.target.mountedCav': 'at mounted cavalry',
  'ba.modifier.fire.target.mountedCavCharge': 'at cavalry at the charge',
  'ba.modifier.fire.target.flank': 'flank fire',
  'ba.modifier.fire.target.rear': 'rear fire',
  'ba.modifier.fire.own.hidden': 'hidden target',
  'ba.modifier.fire.own.obstacle': 'fires while passing an obstacle',
  'ba.modifier.fire.target.obstacle': 'target passing an obstacle',
  'ba.modifier.fire.target.cover1': 'cover I',
  'ba.modifier.fire.target.cover2': 'cover II',
  'ba.modifier.fire.target.cover3': 'cover III',
  'ba.modifier.fire.target.wood': 'target in a wood',
  'ba.modifier.fire.target.r50': 'target 50% more',
  'ba.modifier.fire.own.r100': '100% more fire',
  'ba.modifier.fire.target.r100': 'target 100% more',
  'ba.modifier.fire.own.r200': '200% more fire',
  'ba.modifier.fire.target.r200': 'target 200% more',
  'ba.modifier.fire.target.r300': 'target 300% more',
  'ba.modifier.fire.target.r400': 'target 400% more',
  'ba.modifier.fire.own.notStationary': 'not stationary',
  'ba.modifier.fire.own.footNotStationary': 'foot artillery not stationary',
  'ba.modifier.fire.own.split': 'split fire',
  'ba.modifier.fire.own.split23': 'split fire at zone 2 or 3',
  'ba.modifier.fire.own.first': 'first fire',
  'ba.modifier.fire.target.noSupply': 'target without ammunition',
  'ba.modifier.fire.own.canister': 'canister',
  'ba.modifier.fire.own.zone2': 'zone 2',
  'ba.modifier.fire.own.zone3': 'zone 3',
  'ba.modifier.fire.own.nonRicochet': 'no ricochet',
  'ba.modifier.fire.own.ranging': 'range not found yet',
  'ba.modifier.fire.own.pd3_4': 'light guns',
  'ba.modifier.fire.own.pd12': '12-pounders',
  'ba.modifier.fire.own.LU': 'fires in light disorder',
  'ba.modifier.fire.target.LU': 'target in light disorder',
  'ba.modifier.fire.target.U': 'target in disorder',
  'ba.modifier.fire.target.FU': 'target in full disorder',
  'ba.modifier.fire.own.trained': 'trained shots',
  'ba.modifier.fire.target.support': 'target supported',
  'ba.modifier.fire.own.neighbour': 'neighbour',
  'ba.modifier.fire.own.chief': 'own chief engaged',
  'ba.modifier.fire.target.chief': 'target’s chief engaged',
  'ba.modifier.fire.own.valeur': 'own valeur',
  'ba.modifier.fire.target.valeur': 'target’s valeur',
  'ba.modifier.fire.moral': 'moral only: {what}',
  'ba.modifier.fire.first': 'first part: {what}',
  'ba.modifier.fire.second': 'second part: {what}',
  'ba.modifier.fire.nothing': 'nothing for losses',
  'ba.sum.loss': 'for losses',
  'ba.sum.moral': 'for moral effect',
  'ba.sum.first.loss': 'for losses, first part',
  'ba.sum.first.moral': 'for moral effect, first part',
  'ba.sum.second.loss': 'for losses, second part',
  'ba.sum.second.moral': 'for moral effect, second part',
  'ba.odds.unmeasured':
    'The odds would tell the range, and it may not be measured before the fire is declared. By eye: guess, and the umpire measures afterwards.',
  'ba.event.declared.fire': 'Declared: {unit} fires at {other}.',
}
