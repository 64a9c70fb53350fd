/** Seats, phases and steps, options. */
export const bookEnglish = {
  'seat.a': 'First fleet',
  'seat.b': 'Second fleet',
  'sequence.battle': 'The battle',
  'phase.setup': 'Before the battle',
  'phase.wind': 'Wind',
  'phase.signals': 'Signals',
  'phase.unfouling': 'Clearing away',
  'phase.movement': 'Movement',
  'phase.grappling': 'Grappling',
  'phase.boarding': 'Boarding parties',
  'phase.combat': 'Gunfire',
  'phase.melee': 'Melee',
  'phase.upkeep': 'Loading and sails',
  'phase.setup.about': 'Choose what your broadsides are loaded with when the battle begins.',
  'phase.wind.about':
    'A change of wind that was announced comes in, and two dice tell whether another follows next turn.',
  'phase.signals.about': 'Signals sent last turn are read, and each commander may send one.',
  'phase.unfouling.about':
    'Ships that are doomed may go down or blow up. Roll to come free of fouled ships and to cut away masts that hang over the side.',
  'phase.movement.about':
    'Both sides write the course of every ship in secret. Then all ships move together, step by step.',
  'phase.grappling.about': 'Ships side by side may grapple each other, and grapples may be cut.',
  'phase.boarding.about':
    'Both sides form boarding parties in secret. A crew section that boards does not serve the guns.',
  'phase.combat.about':
    'Both sides choose targets in secret. All guns fire at once, and all damage counts at once.',
  'phase.melee.about': 'Boarders fight up to three rounds. A beaten crew loses its ship.',
  'phase.upkeep.about':
    'Each ship loads one broadside or works at repairs, and sets or takes in full sail. At the end the umpire looks whether the battle is won.',
  'step.firstLoads': 'Load your broadsides',
  'step.signals': 'Send a signal',
  'step.unfouling': 'Clear your ships',
  'step.plots': 'Write your courses',
  'step.grapple': 'Grapple',
  'step.ungrapple': 'Cut grapples',
  'step.parties': 'Form boarding parties',
  'step.targets': 'Choose targets',
  'step.losses': 'Choose the guns you lose',
  'step.upkeep': 'Load, repair, set sail',
  'step.firstLoads.hint':
    'Every broadside starts with round shot. Change what you like, then carry on.',
  'step.signals.hint':
    'You have one signal this turn. It arrives next turn, or at once over 3 hexes or less.',
  'step.unfouling.hint':
    'A 1 or 2 frees a fouled pair or clears a hanging mast. Each may be tried once a turn.',
  'step.plots.hint':
    'Digits are hexes ahead, L and R are turns of 60°, B backs the sails for a step, T turns back. Seal your orders when every ship has its course.',
  'step.grapple.hint':
    'Each adjacent ship may be tried once. Ships that lie still are easier to grapple.',
  'step.ungrapple.hint': 'A 1 or 2 cuts a grapple. A pair is free when none is left.',
  'step.parties.hint':
    'A new party defends. One that has defended since an earlier turn may attack or go over to a friend.',
  'step.targets.hint':
    'Each loaded side fires once, at the nearest ship in its field. Seal your orders when your targets are chosen.',
  'step.losses.hint':
    'The guns nearest to the fire are lost. Where they are equally near, you choose which.',
  'step.upkeep.hint':
    'A ship loads one side a turn. A ship that did nothing else may note a repair; every third note of a kind gives back two squares. Full sail is faster, but rigging hits count double.',
  'option.turnLimit': 'Turn limit',
  'option.turnLimit.about':
    'The battle is over after this turn: a duel ends in a draw, and of fleets the one with more points wins.',
  'option.game': 'Game',
  'option.game.about':
    'How much of the rules is played. The switches below count with the battle rules only.',
  'option.game.battleRules': 'battle rules of 1998',
  'option.game.advanced': 'advanced game',
  'option.game.basic': 'basic game',
  'option.frigatesSpared': 'Frigates are spared',
  'option.frigatesSpared.about':
    'Ships of the line leave frigates 8 or more hexes away alone unless those have taken part in the fight.',
  'option.seasonedCrews': 'Seasoned crews',
  'option.seasonedCrews.about':
    'A quality between average and crack; without it, such crews are average.',
  'option.followInTheWake': 'Follow in the wake',
  'option.followInTheWake.about': 'A ship may be ordered to follow the friend just ahead.',
  'option.crabMove': 'The crab move',
  'option.crabMove.about': 'After a turn comes a hex ahead, and a turn back costs a single point.',
  'option.momentum': 'Momentum',
  'option.momentum.about': 'Ships gain and lose speed a little each turn.',
  'option.battleMelee': 'Battle melee',
  'option.battleMelee.about':
    'One section a turn is readied, as defenders first; attackers need two turns.',
  'option.signals': 'Signals',
  'option.signals.about':
    'Commanders of one side speak by short signals; needs several commanders on a side.',
  'option.windEveryTurn': 'Wind rolled every turn',
  'option.windEveryTurn.about':
    'Two dice every turn, and a change comes one turn after it is announced; otherwise one die every third turn.',
  'option.specialRake': 'Special rake',
  'option.specialRake.about': 'Only a firer wholly within the wedge ahead or astern rakes.',
  'option.twoFireDice': 'Two fire dice',
  'option.twoFireDice.about': 'A critical hit needs a double; otherwise it comes with every 6.',
  'option.timedMoves': 'Timed moves',
  'option.timedMoves.about': 'Orders have to be given in time; needs human players on both sides.',
  'option.leaderCasualties': 'Leaders fall',
  'option.leaderCasualties.about':
    'Some critical hits may strike the captains and admirals aboard; needs several commanders on a side.',
  'option.fallenRiggingByDie': 'Fallen rigging by die',
  'option.fallenRiggingByDie.about':
    'A die tells which side wreckage covers; otherwise 4 is the port side and 6 the starboard side.',
  'option.towing': 'Towing',
  'option.towing.about': 'A ship may tow a friend grappled astern.',
  'option.lossOfRigging': 'Hanging masts',
  'option.lossOfRigging.about': 'A mast that falls may hang over the side until it is cut away.',
  'option.blockedWind': 'Blocked wind',
  'option.blockedWind.about': 'A ship close upwind takes the wind out of your sails.',
  'option.explodingShips': 'Strength of explosions',
  'option.explodingShips.about':
    'A ship that blows up does harm by the number of its guns; otherwise always by the highest table.',
  'option.foreAndAft': 'Fore-and-aft rig',
  'option.foreAndAft.about': 'Such ships can sail a hex into the wind every second turn.',
  'option.copper': 'Copper bottoms',
  'option.copper.about':
    'Ships without copper that have long been at sea are slower under full sail.',
  'option.signalMode': 'Kind of signals',
  'option.signalMode.about': 'Whether a signal is measured in words or in flags from the code.',
  'option.signalMode.codes': 'code flags',
  'option.signalMode.words': 'words',
  'option.signalSight': 'Sight of signals',
  'option.signalSight.about': 'Whether a signal needs a clear line of sight of at most 15 hexes.',
  'option.signalSight.withRepeaters': 'only with repeating frigates',
  'option.signalSight.always': 'always',
  'option.sparedFrigateBlocks': 'Spared frigates block fire',
  'option.sparedFrigateBlocks.about':
    'Whether a frigate that may not be fired at is still the nearest target.',
  'option.automaticDefence': 'Automatic defence',
  'option.automaticDefence.about': 'What calls crew section 1 to the defence just before melee.',
  'option.automaticDefence.anyParty': 'any attacking party of a ship alongside',
  'option.automaticDefence.aimedParty': 'only one that is meant for this ship',
  'option.boardersLoss': 'Losses of boarders',
  'option.boardersLoss.about':
    'When a crew with a boarding party formed loses one square more to gunfire.',
  'option.boardersLoss.withCrewHit': 'once a fire that hits crew',
  'option.boardersLoss.everyHit': 'with every hit on crew',
  'option.explosionNumber': 'Number of explosions',
  'option.explosionNumber.about': 'Which number of the hit table an explosion doubles.',
  'option.explosionNumber.difference': 'what a rake adds',
  'option.explosionNumber.rakeNumber': 'the whole rake number',
  'ws.ammunition.unknown': 'shot nobody else knows',
  'ws.ammunition.round': 'round shot',
  'ws.ammunition.chain': 'chain shot',
  'ws.ammunition.double': 'double shot',
  'ws.ammunition.grape': 'grape',
  'ws.end.bow': 'bow',
  'ws.end.stern': 'stern',
  'ws.quality.EL': 'elite',
  'ws.quality.CR': 'crack',
  'ws.quality.SE': 'seasoned',
  'ws.quality.AV': 'average',
  'ws.quality.GR': 'green',
  'ws.quality.PR': 'poor',
  'ws.side.port': 'port',
  'ws.side.starboard': 'starboard',
  'ws.list': '{list}, {more}',
}
