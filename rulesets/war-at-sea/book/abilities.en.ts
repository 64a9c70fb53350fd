/** What the abilities of the cards are called, and what each does in a sentence. */
export const abilitiesEnglish = {
  'was.ability.advancedFighter2': 'Advanced Fighter 2',
  'was.ability.advancedFighter2.about': '2 more dice in anti-aircraft attacks on fighters.',
  'was.ability.alternatePayload6': 'Alternate Payload 6',
  'was.ability.alternatePayload6.about':
    'Once in a battle it may attack with bombs, 6 dice, instead of its torpedo.',
  'was.ability.antiairSpecialist': 'Anti-Aircraft Specialist',
  'was.ability.antiairSpecialist.about':
    'In each air defence it makes two anti-aircraft attacks with full dice, on different targets.',
  'was.ability.armoredDeck1': 'Armoured Deck 1',
  'was.ability.armoredDeck1.about': '1 more armour and 1 more vital armour against bombs.',
  'was.ability.audaciousAttack': 'Audacious Attack',
  'was.ability.audaciousAttack.about':
    'Once in a battle it makes two torpedo attacks in one phase, on targets more than 90 mm apart.',
  'was.ability.battleshipKiller': 'Battleship Killer',
  'was.ability.battleshipKiller.about': '1 more torpedo die against battleships.',
  'was.ability.chaseTheSalvoes': 'Chase the Salvoes',
  'was.ability.chaseTheSalvoes.about':
    'When an enemy battleship’s main guns fire at this ship, roll a die: on 5 or more it takes no damage.',
  'was.ability.closeEscort': 'Close Escort',
  'was.ability.closeEscort.about':
    'In flat fire it shoots through friendly units, but not through enemies or land.',
  'was.ability.combatAirPatrol': 'Combat Air Patrol',
  'was.ability.combatAirPatrol.about':
    'Within range 0 of a friendly carrier and before it has attacked this turn, it may move up to 180 mm to attack an enemy aircraft.',
  'was.ability.defendTheFlattop': 'Defend the Flattop',
  'was.ability.defendTheFlattop.about':
    'Within range 0 of a friendly carrier it has 1 more die in attacks on aircraft.',
  'was.ability.defensiveArmament': 'Defensive Armament',
  'was.ability.defensiveArmament.about':
    'When an enemy fighter first attacks it in air defence, its armour is 2 higher for that attack and the rest of the turn; its vital armour does not change.',
  'was.ability.destroyerHunter': 'Destroyer Hunter',
  'was.ability.destroyerHunter.about': '1 more gunnery die against destroyers.',
  'was.ability.determination': 'Determination',
  'was.ability.determination.about':
    'Whenever it would be destroyed, roll a die: on 5 or more it survives with 1 hull point.',
  'was.ability.escort': 'Escort',
  'was.ability.escort.about':
    'Enemy fighters have −1 on each die against a friendly bomber within range 0 of this fighter.',
  'was.ability.evadeTorpedoes': 'Evade Torpedoes',
  'was.ability.evadeTorpedoes.about':
    'Once in a battle, against a torpedo attack, roll a die: on 3 or more it misses. Either way the ship cannot move in its next sea movement.',
  'was.ability.excellentEndurance': 'Excellent Endurance',
  'was.ability.excellentEndurance.about':
    'Once in a battle, at the start of the air mission, its rearming counter is removed.',
  'was.ability.excellentSpotting': 'Excellent Spotting',
  'was.ability.excellentSpotting.about':
    '1 more gunnery die against a ship that another friendly ship has fired at with guns this phase.',
  'was.ability.expertAsw': 'Expert ASW',
  'was.ability.expertAsw.about':
    'Once a turn one friendly torpedo bomber has 1 more die against a submarine.',
  'was.ability.expertBomber1': 'Expert Bomber 1',
  'was.ability.expertBomber1.about': 'Once a turn one friendly dive bomber has 1 more bomb die.',
  'was.ability.expertBomber2': 'Expert Bomber 2',
  'was.ability.expertBomber2.about': 'Once a turn one friendly dive bomber has 2 more bomb dice.',
  'was.ability.expertDogfighter1': 'Expert Dogfighter 1',
  'was.ability.expertDogfighter1.about':
    'Once a turn one friendly fighter has 1 more die in an anti-aircraft attack.',
  'was.ability.expertDogfighter2': 'Expert Dogfighter 2',
  'was.ability.expertDogfighter2.about':
    'Once a turn one friendly fighter has 2 more dice in an anti-aircraft attack.',
  'was.ability.expertStrafer': 'Expert Strafer',
  'was.ability.expertStrafer.about':
    'It strafes without losing armour. The authors of the tabletop rules write that nobody knows what this ability means; this is what the older game meant by it.',
  'was.ability.expertTorpedoes': 'Expert Torpedoes',
  'was.ability.expertTorpedoes.about':
    'Once a turn one friendly torpedo bomber has 1 more torpedo die.',
  'was.ability.exportVersion': 'Overseas Version',
  'was.ability.exportVersion.about': 'It may also be based on US or UK carriers.',
  'was.ability.extendedRange4': 'Extended Range 4',
  'was.ability.extendedRange4.about':
    'While undamaged its main guns fire at range 4 with the dice of range 3.',
  'was.ability.extendedRange5': 'Extended Range 5',
  'was.ability.extendedRange5.about':
    'While undamaged its main guns fire at ranges 4 and 5 with the dice of range 3.',
  'was.ability.finishHimOff': 'Finish Him Off',
  'was.ability.finishHimOff.about': '1 more die against damaged ships.',
  'was.ability.flotillaLeader': 'Flotilla Leader',
  'was.ability.flotillaLeader.about':
    '1 more on the initiative roll for each friendly destroyer in play, but no more than 3.',
  'was.ability.guardTheConvoy': 'Guard the Convoy',
  'was.ability.guardTheConvoy.about':
    'A friendly auxiliary within range 0 cannot be attacked until this unit has been attacked in the same phase.',
  'was.ability.highSpeedEvasion': 'High-Speed Evasion',
  'was.ability.highSpeedEvasion.about':
    'When an enemy ship attacks this boat, roll a die: on 5 or more it takes no damage.',
  'was.ability.highSpeedRun': 'High-Speed Run',
  'was.ability.highSpeedRun.about':
    'Once in a battle, at the start of its side’s sea movement, it may add 1 to its speed for the turn, but then cannot claim an objective that turn.',
  'was.ability.interceptor': 'Interceptor',
  'was.ability.interceptor.about':
    'With no enemy fighter within range 0 it has 1 more die in anti-aircraft attacks on bombers.',
  'was.ability.landBased': 'Land Based',
  'was.ability.landBased.about': 'It is never based on a carrier.',
  'was.ability.laySmokeScreen': 'Lay Smoke Screen',
  'was.ability.laySmokeScreen.about':
    'In the surface attack it may lay smoke instead of attacking; the smoke stays until the end of the next turn.',
  'was.ability.loiter': 'Loiter',
  'was.ability.loiter.about': 'It gets no rearming counters, so it can fly every turn.',
  'was.ability.longLanceTorpedoes': 'Long-Lance Torpedoes',
  'was.ability.longLanceTorpedoes.about': 'Each of its torpedo hits takes 1 hull point more.',
  'was.ability.noSeaControl': 'No Sea Control',
  'was.ability.noSeaControl.about': 'It cannot claim objectives.',
  'was.ability.pinpointer': 'Pinpointer',
  'was.ability.pinpointer.about':
    'At the start of its side’s air attack it names an enemy ship within range 2: friendly submarines have 1 more torpedo die against that ship this turn.',
  'was.ability.poorFacilities': 'Poor Facilities',
  'was.ability.poorFacilities.about':
    'When two aircraft return to this carrier, one of them gets a rearming counter.',
  'was.ability.pressTheAttack': 'Press the Attack',
  'was.ability.pressTheAttack.about':
    'When a ship aborts this aircraft, roll a die: on 1 it is destroyed, on 2 or 3 aborted; on 4 or more it still bombs this turn, but has successes only on 5 or more.',
  'was.ability.radarFireControl': 'Radar Fire Control',
  'was.ability.radarFireControl.about': 'While undamaged it has 1 more die for its main guns.',
  'was.ability.radarPicket': 'Radar Picket',
  'was.ability.radarPicket.about':
    'At the end of the air mission this ship sends one friendly aircraft that has no enemy aircraft within range 0 to a new place, to attack an enemy aircraft.',
  'was.ability.raider': 'Raider',
  'was.ability.raider.about': '1 more gunnery die against destroyers and auxiliaries.',
  'was.ability.raiderHunter': 'Raider Hunter',
  'was.ability.raiderHunter.about': '1 more gunnery die against cruisers and auxiliaries.',
  'was.ability.rapidFire': 'Rapid Fire',
  'was.ability.rapidFire.about':
    'Once in a battle, before its main guns fire at a ship, it takes 2 more dice.',
  'was.ability.rugged': 'Rugged',
  'was.ability.rugged.about':
    'When an anti-aircraft attack on it has exactly as many successes as its vital armour, roll a die: on 4 or more it is only aborted.',
  'was.ability.runSilent': 'Run Silent',
  'was.ability.runSilent.about':
    'When it has not moved this turn, depth charges against it have successes only on 5 or more.',
  'was.ability.shadowing': 'Shadowing',
  'was.ability.shadowing.about':
    'At the start of its side’s air attack it names an enemy ship within range 2: friendly aircraft have 1 more die against that ship this turn.',
  'was.ability.shallowDraft': 'Shallow Draught',
  'was.ability.shallowDraft.about':
    'It may sail in island waters, where it neither attacks nor is attacked.',
  'was.ability.sharpshooter': 'Sharpshooter',
  'was.ability.sharpshooter.about': 'Concealment against its attacks works only on a 6.',
  'was.ability.slow1': 'Slow 1',
  'was.ability.slow1.about':
    'At the start of its side’s sea movement roll a die: on 1 its speed is 1 less this turn, but at least 1.',
  'was.ability.slow2': 'Slow 2',
  'was.ability.slow2.about':
    'At the start of its side’s sea movement roll a die: on 1 or 2 its speed is 1 less this turn, but at least 1.',
  'was.ability.subHunter': 'Sub Hunter',
  'was.ability.subHunter.about':
    'It detects submarines up to 4 sections away: 360 mm instead of 270 mm.',
  'was.ability.submergedShot': 'Submerged Shot',
  'was.ability.submergedShot.about': 'It may attack submarines within range 0 with torpedoes.',
  'was.ability.surprise': 'Surprise',
  'was.ability.surprise.about': 'In turn 1 it has 1 more die in its attacks.',
  'was.ability.torpedoDefense1': 'Torpedo Defence 1',
  'was.ability.torpedoDefense1.about': 'Each torpedo hit on it takes 1 hull point less.',
  'was.ability.valiantStand': 'Valiant Stand',
  'was.ability.valiantStand.about': '1 more torpedo die against battleships.',
  'was.ability.vitalCargo6': 'Vital Cargo 6',
  'was.ability.vitalCargo6.about':
    'At the end of a turn within 180 mm of land on the enemy half it may be taken off the table for 6 points; one unit a turn.',
  'was.ability.wolfpack': 'Wolfpack',
  'was.ability.wolfpack.about':
    '1 more torpedo die while another friendly submarine with Wolfpack is in play.',
} as const
