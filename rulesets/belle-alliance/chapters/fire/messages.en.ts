/** Fire: orders, refusals, what is lost and why, results. */
export const fireEnglish = {
  'order.fire': 'fire',
  'order.range': 'find the range',
  'order.canister': 'load canister',
  'ba.order.fire':
    '{unit}: fire at {target} ({edge}) with {figures, plural, one {# figure} other {# figures}}{danger, select, over {; the line runs over {friend}, perhaps too close} near {; the line passes near {friend}, perhaps too close} behind {; {friend} stands behind, perhaps too close} other {}}',
  'ba.order.fire.guns':
    '{unit}: fire at {target} ({edge}) with {guns, plural, one {# gun model} other {# gun models}}{danger, select, over {; the line runs over {friend}, perhaps too close} near {; the line passes near {friend}, perhaps too close} behind {; {friend} stands behind, perhaps too close} other {}}',
  'ba.order.fire.hidden':
    '{unit}: fire at {target} near {x, number}/{y, number} cm with {figures, plural, one {# figure} other {# figures}}',
  'ba.order.range': '{unit}: find the range to {target}, without effect',
  'ba.order.canister': '{unit}: load canister',
  'ba.hit.front': 'front',
  'ba.hit.rear': 'rear',
  'ba.hit.leftFlank': 'left flank',
  'ba.hit.rightFlank': 'right flank',
  'ba.hit.rear.front': 'rear, where it also has a front',
  'ba.hit.leftFlank.front': 'left side, where it also has a front',
  'ba.hit.rightFlank.front': 'right side, where it also has a front',
  'ba.arc.fire': 'field of fire',
  'ba.arc.zone': 'zone {zone, number}, up to {cm, number} cm',
  'ba.refuse.notThere': '{unit} is not a separate unit on the board; choose another.',
  'ba.refuse.firesWithGarrison':
    '{unit} fires together with {leader}, because all units in a building fire as one. Choose {leader}.',
  'ba.refuse.tooDisorderedToFire':
    '{unit} is in disorder and cannot fire; only units in good order or light disorder can.',
  'ba.refuse.gunnersCannotFire':
    '{unit} are away from their guns and cannot fire; they must man them again first.',
  'ba.refuse.busyElsewhere':
    '{unit} is at work or at rest and cannot fire; it must change formation first.',
  'ba.refuse.noFirearms': '{unit} carries no firearms; choose a unit that does.',
  'ba.refuse.notUnlimbered': '{unit} is limbered; guns must be unlimbered to fire.',
  'ba.refuse.noGunners':
    '{unit} has no gunners at its guns; the guns must be manned again before they can fire.',
  'ba.refuse.noSupplies': '{unit} has no ammunition left; it must rest to be resupplied.',
  'ba.refuse.firedAfterFastMarch': '{unit} made a fast march and cannot fire until next turn.',
  'ba.refuse.wasPassedThrough': '{unit} was passed through and cannot fire again until next turn.',
  'ba.refuse.hasContinued': '{unit} used continued fire and cannot fire again until next turn.',
  'ba.refuse.notFiredLastTurn':
    '{unit} did not fire last turn, so it has no fire to continue; it can fire in the fire phase.',
  'ba.refuse.noPlaceToHide':
    'To fire at an enemy that you do not see, choose a wood, a building, a line of terrain or difficult ground, and a point in it.',
  'ba.refuse.noFireAtStaff': 'Commanders and orderlies cannot be fired at; choose a unit.',
  'ba.refuse.noSuchTarget': 'Choose an enemy unit on the board that has figures left.',
  'ba.refuse.onlyLastTarget':
    '{target} was not the target of this unit last turn; continued fire is only at last turn’s target.',
  'ba.refuse.helpsAlready':
    '{unit} is already a neighbour or support of another unit; take that back first.',
  'ba.refuse.onlyGunsRange': '{unit} has no guns and need not find the range; it can simply fire.',
  'ba.refuse.rangesOnly':
    '{unit} cannot both find the range without effect and fire in one turn; take the other back first.',
  'ba.refuse.twoPartsOnly':
    '{unit} and its skirmish line fire in {most, number} parts at most; take one back first.',
  'ba.refuse.wholeModels':
    '{unit} fires with whole gun models: choose models that have gunners and are not used yet; their gunners are the figures that fire.',
  'ba.refuse.halfOfGarrison':
    '{unit} can fire with at most {most, number} figures from one side of the building.',
  'ba.refuse.tooManyFiring':
    '{unit} has {most, number} figures left that can fire in this formation; choose no more than that.',
  'ba.refuse.fireUnitTooSmall':
    '{unit} needs at least {least, number} figures for a fire unit; choose more.',
  'ba.refuse.nobodyThere':
    'There is nobody where {unit} was to fire; choose another point or target.',
  'ba.refuse.notSeen':
    '{unit} cannot see {target}. It can fire at the ground that you assume it holds.',
  'ba.refuse.noLineOfAim':
    'No figure of {unit} has a clear line of sight to {target} within its angle of fire; choose another target.',
  'ba.refuse.noHitPoint':
    'No edge of {target} is within the angle of fire of {unit}; choose other figures or another target.',
  'ba.refuse.lineOfFireBarred':
    'The line of fire from {unit} to {target} is blocked; choose another hit point or target.',
  'ba.refuse.beyondRange':
    '{target} is out of range: {unit} fires up to {cm, number} cm. Choose a nearer target.',
  'ba.refuse.beyondCanister':
    '{target} is out of range: the canister of {unit} reaches {cm, number} cm. Choose a nearer target.',
  'ba.refuse.safetyDistance':
    'The line of fire of {unit} passes too close to {friend}: it must clear it by a tenth of the distance, and at least by half the firing front. Choose another hit point, or fewer figures.',
  'ba.refuse.friendBehind':
    '{friend} is in the line of fire of {unit}, less than {cm, number} cm behind {target}; choose another hit point or target.',
  'ba.refuse.overheadTooNear':
    '{between} is too close to {unit} or {target} to be fired over: it must be at least {least, number} cm from the guns and {beyond, number} cm from the target.',
  'ba.refuse.canisterOverOwn':
    '{unit} cannot fire canister over {friend}; choose another hit point or target.',
  'ba.refuse.noFireUnit':
    'Too few of {unit} can fire at {target} to form a fire unit; choose more figures, or another target.',
  'ba.refuse.noGunsToLoad': '{unit} has no guns; only artillery loads canister.',
  'ba.refuse.firesItself': '{unit} has fire of its own declared; take that back first.',
  'ba.refuse.neighbourOnlyInFire':
    'There are no neighbours in continued fire; wait for the fire phase.',
  'ba.refuse.friendFiresNotAt': '{friend} has not declared fire at that target; declare it first.',
  'ba.refuse.neighbourCannotFire':
    '{unit} could not fire at that target itself, as a neighbour must; choose another unit.',
  'ba.lost.BA-1.1.2-10': 'nobody is there',
  'ba.lost.BA-1.1.6-01': 'it cannot be seen',
  'ba.lost.BA-3.1.3-01': 'no figure has a clear line of sight',
  'ba.lost.BA-3.1.3-06': 'no edge is within the angle of fire',
  'ba.lost.BA-3.1.3-03': 'the line of fire is blocked',
  'ba.lost.BA-3.1.3-08': 'it is out of range',
  'ba.lost.BA-3.4.4-01': 'it is out of canister range',
  'ba.lost.BA-3.1.4-01': 'friends are too close to the line of fire',
  'ba.lost.BA-3.1.4-02': 'friends are close behind it',
  'ba.lost.BA-3.4.2-01': 'the units between cannot be fired over',
  'ba.lost.BA-Q-63': 'too few can fire',
  'ba.lost.BA-6.1.1-07': 'it fires with the rest of the garrison',
  'ba.lost.BA-3.1.1-08': 'in too much disorder',
  'ba.lost.BA-1.3.4-01': 'the gunners are away from their guns',
  'ba.lost.BA-1.3.5-02': 'at work or at rest',
  'ba.lost.BA-T-13': 'no firearms',
  'ba.lost.BA-2.2.4-03': 'the guns are limbered',
  'ba.lost.BA-Q-64': 'no gunners at the guns',
  'ba.lost.BA-5.5.3-02': 'no ammunition left',
  'ba.lost.BA-2.3.2-04': 'made a fast march this turn',
  'ba.lost.BA-1.1.1-06': 'friends have passed through',
  'ba.lost.BA-1.1.1-04': 'has already fired in continued fire',
  'ba.event.canisterLoaded': '{unit} loads canister.',
  'ba.event.fireLost': '{unit} does not fire at {target}: {why}.',
  'ba.event.helperLost.neighbour': '{unit} does not count as a neighbour of {friend}.',
  'ba.event.fireUnanswered': '{unit} cannot fire back at {by}: {why}.',
  'ba.event.helperLost.support': '{unit} does not count as support of {friend}.',
  'ba.event.rangeFound': '{unit} finds the range to {target}.',
  'ba.event.fireRolled':
    '{unit} fires at {target}: rolls {dice, number}. Losses (total {loss, number}, {fireUnits, plural, one {# fire unit} other {# fire units}}): {rest, select, 0 {{whole, plural, =0 {no figures} one {# figure} other {# figures}}} 1 {{whole, plural, =0 {¼ figure} other {#¼ figures}}} 2 {{whole, plural, =0 {½ figure} other {#½ figures}}} other {{whole, plural, =0 {¾ figure} other {#¾ figures}}}}. Morale (total {moral, number}): {degree}.',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'column effect',
  'ba.modifier.fire.target.squareMassHuddle': 'square, battalion mass or rallying square',
  'ba.modifier.fire.own.skirmish': 'skirmish line fires',
  'ba.modifier.fire.target.skirmish': 'at a skirmish line',
  'ba.modifier.fire.target.limbered': 'at limbered artillery',
  'ba.modifier.fire.target.unlimbered': 'at unlimbered artillery',
  'ba.modifier.fire.own.mountedCav': 'cavalry fires from horseback',
  'ba.modifier.fire.target.mountedCav': 'at mounted cavalry',
  'ba.modifier.fire.target.mountedCavCharge': 'at cavalry at the charge',
  'ba.modifier.fire.target.flank': 'flank fire',
  'ba.modifier.fire.target.rear': 'rear fire',
  'ba.modifier.fire.own.hidden': 'hidden target',
  'ba.modifier.fire.own.obstacle': 'fires while crossing an obstacle',
  'ba.modifier.fire.target.obstacle': 'target crossing an obstacle',
  'ba.modifier.fire.target.cover1': 'cover I',
  'ba.modifier.fire.target.cover2': 'cover II',
  'ba.modifier.fire.target.cover3': 'cover III',
  'ba.modifier.fire.target.wood': 'target in a wood',
  'ba.modifier.fire.target.r50': 'target has 50% more figures',
  'ba.modifier.fire.own.r100': 'firing unit has 100% more figures',
  'ba.modifier.fire.target.r100': 'target has 100% more figures',
  'ba.modifier.fire.own.r200': 'firing unit has 200% more figures',
  'ba.modifier.fire.target.r200': 'target has 200% more figures',
  'ba.modifier.fire.target.r300': 'target has 300% more figures',
  'ba.modifier.fire.target.r400': 'target has 400% more figures',
  'ba.modifier.fire.own.notStationary': 'has moved',
  'ba.modifier.fire.own.footNotStationary': 'foot artillery has moved',
  'ba.modifier.fire.own.split': 'split fire',
  'ba.modifier.fire.own.split23': 'split fire at zone 2 or 3',
  'ba.modifier.fire.own.first': 'first fire',
  'ba.modifier.fire.target.noSupply': 'target without ammunition',
  'ba.modifier.fire.own.canister': 'canister',
  'ba.modifier.fire.own.zone2': 'zone 2',
  'ba.modifier.fire.own.zone3': 'zone 3',
  'ba.modifier.fire.own.nonRicochet': 'no ricochet',
  'ba.modifier.fire.own.ranging': 'range not yet found',
  'ba.modifier.fire.own.pd3_4': 'light guns (3–4 pounders)',
  'ba.modifier.fire.own.pd12': '12-pounders',
  'ba.modifier.fire.own.LU': 'fires in light disorder',
  'ba.modifier.fire.target.LU': 'target in light disorder',
  'ba.modifier.fire.target.U': 'target in disorder',
  'ba.modifier.fire.target.FU': 'target in full disorder',
  'ba.modifier.fire.own.trained': 'trained shots',
  'ba.modifier.fire.target.support': 'target is supported',
  'ba.modifier.fire.own.neighbour': 'neighbour',
  'ba.modifier.fire.own.chief': 'own commander engaged',
  'ba.modifier.fire.target.chief': 'target’s commander engaged',
  'ba.modifier.fire.own.valeur': 'own quality',
  'ba.modifier.fire.target.valeur': 'target’s quality',
  'ba.modifier.fire.moral': 'morale only: {what}',
  'ba.modifier.fire.first': 'first part: {what}',
  'ba.modifier.fire.second': 'second part: {what}',
  'ba.modifier.fire.nothing': 'no modifier for losses',
  'ba.sum.loss': 'Modifiers for losses',
  'ba.sum.moral': 'Modifiers for morale',
  'ba.sum.first.loss': 'Modifiers for losses, first part',
  'ba.sum.first.moral': 'Modifiers for morale, first part',
  'ba.sum.second.loss': 'Modifiers for losses, second part',
  'ba.sum.second.moral': 'Modifiers for morale, second part',
  'ba.odds.unmeasured':
    'The odds would give away the range, which is measured only after the fire is declared. Judge it by eye.',
  'ba.event.declared.fire': 'Declared: {unit} fires at {other}.',
}
