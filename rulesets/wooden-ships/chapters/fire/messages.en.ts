/** Targets, broadsides, what they hit. */
export const fireEnglish = {
  'order.fire': 'fire',
  'order.fireMany': 'fire with several ships',
  'ws.order.fireMany.division.hull': 'Division of {ship}: fire at the hulls',
  'ws.order.fireMany.division.rigging': 'Division of {ship}: fire at the rigging',
  'ws.order.fireMany.fleet.hull': 'Fire every broadside at the hulls',
  'ws.order.fireMany.fleet.rigging': 'Fire every broadside at the rigging',
  'ws.refuse.nobodyToFireAt': 'None of these ships has a target within reach.',
  'order.fireBlank': 'fire without a target',
  'order.holdFire': 'hold fire',
  'ws.order.fire.hull': '{ship}, {side}: fire at the hull of {target}',
  'ws.order.fire.rigging': '{ship}, {side}: fire at the rigging of {target}',
  'ws.order.fireBlank': '{ship}, {side}: fire without a target',
  'ws.order.holdFire': '{ship}, {side}: hold fire',
  'ws.rake.none': 'broadside',
  'ws.rake.bow': 'bow rake',
  'ws.rake.stern': 'stern rake',
  'ws.fire.broadside':
    '{squares, plural, one {# gun square} other {# gun squares}} firing at {range, plural, one {# hex} other {# hexes}}',
  'ws.fire.rake':
    '{squares, plural, one {# gun square} other {# gun squares}} raking at {range, plural, one {# hex} other {# hexes}}',
  'ws.fire.sternRake': 'rake through the stern',
  'ws.fire.quality': '{quality} crew',
  'ws.fire.initial': 'first broadside from this side',
  'ws.fire.sections':
    '{sections, plural, one {# crew section} other {# crew sections}} away from the guns',
  'ws.fire.captured': 'prize crew',
  'ws.fire.ammunition': '{ammunition}',
  'ws.fire.anchored': 'at anchor',
  'ws.fire.weather': 'heavy weather',
  'ws.fire.dismasted': 'dismasted',
  'ws.fire.obscured': 'wreckage over this side',
  'ws.fire.burning': 'on fire',
  'ws.event.fireDeclared.hull': '{ship} will fire her {side} broadside at the hull of {target}.',
  'ws.event.fireDeclared.rigging':
    '{ship} will fire her {side} broadside at the rigging of {target}.',
  'ws.event.blankDeclared': '{ship} will fire her {side} broadside without a target.',
  'ws.event.fireWithdrawn': '{ship} will not fire her {side} broadside.',
  'ws.event.firedBlank': '{ship} fires her {side} broadside without a target.',
  'ws.event.broadsideMissed':
    '{ship} misses {target}: {ammunition} at {range, plural, one {# hex} other {# hexes}} (hit number {number}, below the hit tables).',
  'ws.event.broadsideVain':
    '{ship} fires at {target} without effect ({rake}, {ammunition}, {range, plural, one {# hex} other {# hexes}}, hit table {number}).',
  'ws.event.broadsideFired':
    '{ship} hits {target}: {any, plural, =0 {no squares} other {{hits}}} ({rake}, {ammunition}, {range, plural, one {# hex} other {# hexes}}, hit table {number}){criticals, plural, =0 {} one {; critical hit} other {; # critical hits}}.',
  'ws.refuse.notYourGuns': 'Choose a ship of your own that can fight.',
  'ws.refuse.notLoaded': 'Her {side} broadside is not loaded.',
  'ws.refuse.noGunners': 'No crew section is free to serve her guns.',
  'ws.refuse.mastOverGuns': 'A mast hangs over her side: cut it away before she fires.',
  'ws.refuse.agroundGuns': 'She is aground and cannot fire.',
  'ws.refuse.warpedGuns': 'She has turned about her anchor and cannot fire this turn.',
  'ws.refuse.weighingGuns': 'She is weighing anchor and cannot fire.',
  'ws.refuse.noGunsLeft': 'No gun is left on her {side} side.',
  'ws.refuse.noTarget': 'Choose an enemy ship that is still fighting.',
  'ws.refuse.beyondRange': 'The target is out of range: {range} hexes at most.',
  'ws.refuse.notInField': 'The target is not in the field of fire of this side.',
  'ws.refuse.landIsNearer': 'Land is nearer than the target.',
  'ws.refuse.friendIsNearer': '{other}, a friend, is nearer than the target and in the way.',
  'ws.refuse.beatenIsNearer': '{other} no longer fights, but is nearer and in the way.',
  'ws.refuse.anotherIsNearer':
    '{other} is nearer: a side fires at the nearest ship in its field of fire.',
  'ws.refuse.spared':
    'At this range a ship of the line does not fire at a smaller ship that has stayed out of the fight.',
  'ws.refuse.noGunsBear': 'None of her remaining guns bears on the target.',
  'ws.refuse.hullTooFar': 'Beyond {range} hexes, fire only at the rigging.',
  'ws.refuse.boundRigging':
    'Ships that are fouled or grappled together fire only at each other’s hulls.',
  'ws.refuse.beyondReach':
    'Loaded with {ammunition}: {reach, plural, one {# hex} other {# hexes}} at most.',
  'ws.refuse.grapeAtRigging': 'Grape is for the crew: aim at the hull.',
  'ws.refuse.grapeInMelee': 'Your own boarders have fought this crew for a turn: no grape.',
  'ws.refuse.noTargetNamed': 'This side has not chosen a target.',
}
