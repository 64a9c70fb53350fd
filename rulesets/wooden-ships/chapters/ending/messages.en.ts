/** How the battle ends. */
export const endingEnglish = {
  'ws.fleet.british': 'the British',
  'ws.fleet.french': 'the French',
  'ws.fleet.spanish': 'the Spanish',
  'ws.fleet.american': 'the Americans',
  'ws.fleet.dutch': 'the Dutch',
  'ws.fleet.danish': 'the Danes',
  'ws.fleet.combined': 'the Combined Fleet',
  'ws.event.runningCounted':
    '{ship} has sailed away from her enemy for {turns, plural, one {# turn} other {# turns in a row}}. After {most} turns in a row she will lose.',
  'ws.event.pointsCounted.captured':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, captured.',
  'ws.event.pointsCounted.struck':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, flag struck.',
  'ws.event.pointsCounted.surrendered':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, surrendered.',
  'ws.event.pointsCounted.sunk':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, sunk.',
  'ws.event.pointsCounted.exploded':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, blown up.',
  'ws.event.pointsCounted.sinking':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, sinking.',
  'ws.event.pointsCounted.exploding':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, about to blow up.',
  'ws.event.pointsCounted.unmanned':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, nobody left aboard.',
  'ws.event.pointsCounted.escaped':
    '{points, plural, one {# point} other {# points}} for {fleet}: {ship}, escaped.',
  'ws.ending.turnLimit': 'The last turn is over',
  'ws.ending.fleetGone': 'A fleet has no ship left that fights',
  'ws.ending.hurricane': 'A hurricane parts the fleets',
  'ws.ending.unmanned': 'A ship has nobody left aboard',
  'ws.ending.beaten': 'A ship is beaten',
  'ws.ending.ran': 'A ship has sailed away from her enemy for too long',
  'ws.outcome.won.duel': '{ending}: {winner} win.',
  'ws.outcome.lost.unmanned': '{ship} has nobody left aboard: {winner} win.',
  'ws.outcome.lost.beaten': '{ship} is beaten: {winner} win.',
  'ws.outcome.lost.ran': '{ship} has sailed away from her enemy for too long: {winner} win.',
  'ws.outcome.draw.duel': '{ending}: a draw.',
  'ws.outcome.won.fleets':
    '{ending}: {winner} win. Points: {pointsOfFirst, number} for {first}, {pointsOfSecond, number} for {second}.',
  'ws.outcome.draw.fleets':
    '{ending}: a draw. Points: {pointsOfFirst, number} for {first}, {pointsOfSecond, number} for {second}.',
}
