export const fireEnglish = {
  'lob.range.near': 'close',
  'lob.range.mid': 'medium',
  'lob.range.far': 'long',
  'lob.modifier.range': '{band} range ({inches, number} in)',
  'lob.modifier.weather': 'weather {weather, number}',
  'lob.modifier.light': '{light}',
  'lob.modifier.size': '{size} target',
  'lob.modifier.manoeuvreNation': 'seamanship of {nation}',
  'lob.refuse.unfitToFire':
    '{ship} cannot fire: only a ship that is afloat, manned and in her owner’s hands can.',
  'lob.refuse.fleeingFire': '{ship} is fleeing and cannot fire until she passes a morale test.',
  'lob.refuse.noShotChosen': '{ship} has no shot loaded this turn.',
  'lob.refuse.noFirepower': '{ship} has half her crew or less, and so no firepower left.',
  'lob.refuse.oneSideOnly': '{ship} can fire only one side this turn: {battery}.',
  'lob.refuse.meleeSide': '{ship} is in melee on her {battery} side. Fire the other side.',
  'lob.refuse.meleeTarget':
    '{ship} is in melee with {target} and cannot fire at her. Choose another target.',
  'lob.refuse.friendlyTarget': '{target} is not an enemy. Choose an enemy ship.',
  'lob.refuse.targetGone': '{target} is no longer on the board. Choose another target.',
  'lob.refuse.targetStruck': '{target} has struck her flag. Choose a ship that is still fighting.',
  'lob.refuse.outOfRange':
    '{target} is {inches, number} in away; {shot} reaches {range, number} in, hull to hull.',
  'lob.refuse.outOfArc':
    '{target} lies outside {ship}’s {battery} arc ({degrees, number}° either side of the beam).',
  'lob.refuse.landBetween': 'Land blocks the shot at {target}: {land}.',
  'lob.refuse.hullBetween': '{between} blocks the shot at {target}.',
  'lob.refuse.notYourGuns': 'You cannot fire with {ship} now. Choose one of your own ships.',
  'lob.refuse.alreadyFired': 'The {battery} guns of {ship} cannot fire any more this turn.',
  'lob.refuse.alreadyAimed':
    'The {battery} guns of {ship} already have a target, which cannot be changed this turn.',
  'lob.refuse.noTargetNamed': 'No target was named for the {battery} guns of {ship}.',
  'lob.refuse.cannotCross':
    '{ship} is too small to rake: only sixth-rate frigates and larger ships can.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} has already tried her special manoeuvre this turn.',
  'lob.refuse.notAcross':
    '{ship} cannot rake {target}: she must have moved this turn and lie within {inches, number} in of the bow or stern, at most {degrees, number}° off the line through both.',
  'lob.refuse.wastedRescue':
    'The shot at {target} would be wasted. Fire without trying to sail on.',
  'lob.refuse.weatherForbidsHits': 'Nothing can be hit in weather {weather, number}.',
  'lob.refuse.crewNotHalved':
    '{ship} still has {crew, number} crew, more than half, and can fire both sides.',
  'lob.refuse.gunsChosen': '{ship} has already chosen how to serve her guns this turn.',
  'lob.refuse.notShotAt': '{ship} is not yours; only the owner of the ship fired at may fire back.',
  'lob.refuse.noShotToAnswer': 'No shot is waiting for your counter-fire.',
  'lob.refuse.alreadyAnswered': 'The {battery} guns of {ship} have already fired back this turn.',
  'lob.refuse.shipAnswered':
    '{ship} has already fired back this turn; you agreed on once for each ship.',
  'lob.order.chooseGuns.lessFire': '{ship}: both sides, firepower {less, number} lower',
  'lob.order.chooseGuns.oneSide': '{ship}: one side only, full firepower',
  'lob.order.aim': '{ship}: aim her {battery} guns at {target}',
  'lob.order.aimUnmanned':
    '{ship}: aim her {battery} guns at {target}, which has no crew and can be sunk, or taken over without a fight',
  'lob.order.fire': '{ship}: fire her {battery} guns at {target}{across}',
  'lob.order.fireRescue': '{ship}: fire her {battery} guns at {target}, rake and sail on{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', across her bow: damage ×{factor, number}',
  'lob.fire.across.stern': ', across her stern: damage ×{factor, number}',
  'lob.fire.rescue':
    ': test first; on {from, number} or more damage ×{factor, number} and another move at once, otherwise damage ×{failed, number}',
  'lob.order.counterFire': '{ship}: fire back at {target} with her {battery} guns',
  'lob.order.holdFire': '{ship}: hold fire',
  'lob.event.gunsChosen.lessFire':
    '{ship} is short of crew and serves both sides, with less firepower.',
  'lob.event.gunsChosen.oneSide': '{ship} is short of crew and serves the guns of one side only.',
  'lob.event.targetNamed': '{ship} aims her {battery} guns at {target}.',
  'lob.event.shotOpened': '{ship} fires her {battery} guns at {target}.',
  'lob.event.rescueDeclared':
    '{ship} fires her {battery} guns and tries to rake {target} and sail on.',
  'lob.event.rescueRolled':
    '{ship} rolls {die, number} for the manoeuvre{bonus, plural, =0 {} other {, {total, number} with modifiers}}.',
  'lob.event.rescuePassed': '{ship} succeeds in the manoeuvre.',
  'lob.event.rescueFailed': '{ship} fails the manoeuvre.',
  'lob.event.crossed.bow': '{ship} rakes {target} across the bow: damage ×{factor, number}.',
  'lob.event.crossed.stern': '{ship} rakes {target} across the stern: damage ×{factor, number}.',
  'lob.event.shotWasted': '{ship}’s {battery} broadside at {target} is wasted. {why}',
  'roll.hitRolled': '{battery}',
  'roll.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} rolls {die, number} against {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', applied after counter-fire.',
  'lob.fire.noCounterFire': '. No counter-fire is possible. {why} ({rule})',
  'lob.event.shotMissed': '{ship} misses {target}{answer}',
  'lob.event.shotHit.none': '{ship} hits {target}: {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.rudder':
    '{ship} hits {target}’s rudder: also {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} hits {target}’s mainmast: also {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.double':
    '{ship} scores a double hit on {target}: {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.full':
    '{ship} scores a full hit on {target}: {row}, {damage, number} damage{answer}',
  'lob.event.counterFired': '{ship} fires back at {target} with her {battery} guns.',
  'lob.event.fireHeld': '{ship} holds her fire.',
  'lob.event.shipDamaged':
    '{ship} loses {lost, plural, one {# {row} box} other {# {row} boxes}}; {left, number} left.',
  'lob.box.hull': 'hull',
  'lob.box.sails': 'sail',
  'lob.box.crew': 'crew',
  'lob.event.noDamage': 'No damage to {ship}: she has no {row} left to lose.',
  'lob.event.rudderShotAway': '{ship} loses her rudder: no turning for {turns, number} moves.',
  'lob.event.mainmastShotAway': '{ship} loses her mainmast: half speed from now on.',
  'lob.event.shipSunk': '{ship} sinks.',
}
