import type { Catalogue } from '@grognard/umpire'

export const fireEnglish: Catalogue = {
  'lob.range.near': 'near',
  'lob.range.mid': 'middle',
  'lob.range.far': 'far',
  'lob.modifier.range': '{band} range ({inches, number} in)',
  'lob.modifier.weather': 'weather {weather, number}',
  'lob.modifier.light': '{light}',
  'lob.modifier.size': '{size} target',
  'lob.modifier.manoeuvreNation': 'seamanship of {nation}',
  'lob.refuse.unfitToFire':
    '{ship} has nobody at the guns: a ship fires only while afloat, in hand and with crew.',
  'lob.refuse.fleeingFire': '{ship} is fleeing and fires at nobody until she rallies.',
  'lob.refuse.noShotChosen': '{ship} has no shot chosen for this turn.',
  'lob.refuse.noFirepower': '{ship} has no firepower left with half her crew.',
  'lob.refuse.oneSideOnly': '{ship} serves one side this turn, and that is {battery}.',
  'lob.refuse.meleeSide': 'Over her {battery} side {ship} is in melee; her other side may fire.',
  'lob.refuse.meleeTarget': '{ship} fights {target} hand to hand; she fires at others only.',
  'lob.refuse.friendlyTarget': '{target} is no enemy. Choose an enemy ship.',
  'lob.refuse.targetGone': '{target} is no longer on the board.',
  'lob.refuse.targetStruck': '{target} has struck her flag. Choose a ship that still fights.',
  'lob.refuse.outOfRange':
    '{target} lies {inches, number} in off; {shot} carries {range, number} in, hull to hull.',
  'lob.refuse.outOfArc':
    'No part of {target} lies in the {battery} arc of {ship}: {degrees, number}° either way from the beam.',
  'lob.refuse.landBetween': 'Land blocks the shot at {target}: {land}.',
  'lob.refuse.hullBetween': '{between} lies between and blocks the shot at {target}.',
  'lob.refuse.notYourGuns': '{ship} has no guns that are yours to command now.',
  'lob.refuse.alreadyFired': 'The {battery} guns of {ship} fire no more this turn.',
  'lob.refuse.alreadyAimed':
    'The {battery} guns of {ship} have their target; it cannot be changed this turn.',
  'lob.refuse.noTargetNamed': 'No target was named for the {battery} guns of {ship}.',
  'lob.refuse.cannotCross':
    '{ship} is too small: frigates of class 6 and larger cross bow or stern.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} has tried her special manoeuvre of this turn.',
  'lob.refuse.notAcross':
    '{ship} does not lie across {target}: she must have moved, within {inches, number} in of bow or stern and {degrees, number}° of that axis.',
  'lob.refuse.wastedRescue': 'The shot at {target} would be wasted; fire without the manoeuvre.',
  'lob.refuse.weatherForbidsHits': 'In weather {weather, number} nothing can be hit.',
  'lob.refuse.crewNotHalved':
    '{ship} still has {crew, number} crew, more than half, and serves both sides.',
  'lob.refuse.gunsChosen': '{ship} has her choice of guns for this turn.',
  'lob.refuse.notShotAt': '{ship} is not yours; only the owner of the ship shot at answers.',
  'lob.refuse.noShotToAnswer': 'No shot of this exchange waits for your answer.',
  'lob.refuse.alreadyAnswered': 'The {battery} guns of {ship} have answered a shot this turn.',
  'lob.refuse.shipAnswered': '{ship} has answered a shot this turn; one answer a ship is agreed.',
  'lob.refuse.noRescue': 'No ship of yours has passed a crossing and rescue in this exchange.',
  'lob.refuse.sailOnAtAnchor': '{ship} lies at anchor and stays.',
  'lob.order.chooseGuns.lessFire': '{ship}: both sides, {less, number} less firepower',
  'lob.order.chooseGuns.oneSide': '{ship}: one side only, full firepower',
  'lob.order.aim': '{ship} aims her {battery} guns at {target}',
  'lob.order.aimUnmanned':
    '{ship} aims her {battery} guns at {target}, who has no crew: she can only be sunk, and may be taken over unfought',
  'lob.order.fire': '{ship} fires her {battery} guns at {target}{across}',
  'lob.order.fireRescue':
    '{ship} fires her {battery} guns at {target}, crossing and rescue{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', across her bow: damage times {factor, number}',
  'lob.fire.across.stern': ', across her stern: damage times {factor, number}',
  'lob.fire.rescue':
    ': a test first; on {from, number} or more damage times {factor, number} and one more move at once, else damage times {failed, number}',
  'lob.order.counterFire': '{ship} answers {target} with her {battery} guns',
  'lob.order.holdFire': '{ship} holds her fire',
  'lob.order.sailOn': '{ship} sails on {course}',
  'lob.order.stay': '{ship} stays where she is',
  'lob.event.gunsChosen.lessFire': '{ship}, short of crew, serves both sides with less fire.',
  'lob.event.gunsChosen.oneSide': '{ship}, short of crew, serves one side.',
  'lob.event.targetNamed': '{ship} aims her {battery} guns at {target}.',
  'lob.event.shotOpened': '{ship} fires her {battery} guns at {target}.',
  'lob.event.rescueDeclared':
    '{ship} tries to cross {target} and get clear, firing her {battery} guns.',
  'lob.event.rescueRolled': '{ship} rolls {die, number} for the manoeuvre.',
  'lob.event.rescuePassed': 'With {total, number} the manoeuvre of {ship} succeeds.',
  'lob.event.rescueFailed': 'With {total, number} the manoeuvre of {ship} fails.',
  'lob.event.crossed.bow': '{ship} crosses the bow of {target}: damage times {factor, number}.',
  'lob.event.crossed.stern': '{ship} crosses the stern of {target}: damage times {factor, number}.',
  'lob.event.shotWasted': 'The {battery} broadside of {ship} at {target} is wasted. {why}',
  'throw.hitRolled': '{battery}',
  'throw.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} rolls {die, number} against {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', applied after return fire.',
  'lob.fire.noCounterFire': '. No counter-fire: {why} ({rule})',
  'lob.event.shotMissed': '{ship} misses {target}{answer}',
  'lob.event.shotHit.none': '{ship} hits {target}: {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.rudder':
    '{ship} hits {target} in the rudder: {row}, {damage, number} damage as well{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} hits the mainmast of {target}: {row}, {damage, number} damage as well{answer}',
  'lob.event.shotHit.double':
    '{ship} hits {target} twice over: {row}, {damage, number} damage{answer}',
  'lob.event.shotHit.full': 'Full hit! {ship} on {target}: {row}, {damage, number} damage{answer}',
  'lob.event.counterFired': '{ship} answers {target} with her {battery} guns.',
  'lob.event.fireHeld': '{ship} holds her fire.',
  'lob.event.shipDamaged':
    '{ship} loses {lost, plural, one {# box} other {# boxes}} of {row}; {left, number} left.',
  'lob.event.noDamage': 'No damage to {ship}: no {row} left to lose.',
  'lob.event.rudderShotAway':
    'The rudder of {ship} is shot away: no change of course for {turns, number} moves.',
  'lob.event.mainmastShotAway': 'The mainmast of {ship} goes by the board: half speed from now on.',
  'lob.event.shipSunk': '{ship} sinks.',
  'lob.event.stayed': '{ship} stays where she is.',
}
