import type { Catalogue } from '@grognard/umpire'

export const rallyEnglish: Catalogue = {
  'lob.side.0': 'Fleet A',
  'lob.side.1': 'Fleet B',
  'lob.modifier.officerNear': '{officer} near',
  'lob.modifier.lineMorale': 'in a line of battle',
  'lob.modifier.flagshipMorale': 'flagship',
  'lob.modifier.nationMorale': 'spirit of {nation}',
  'lob.event.shakenGathered':
    '{count, plural, =0 {No ship is shaken.} one {One ship is shaken and must test: {ships}.} other {# ships are shaken and must test: {ships}.}}',
  'lob.event.failsForgotten': '{ship} does not test this turn; her failures count no more.',
  'lob.event.flightEnded': '{ship} has no more cause to run; her failures count no more.',
  'lob.event.moraleTestOpened': '{ship} tests her morale.',
  'lob.event.moraleRolled':
    '{ship} throws {die, number}; {most, number} or less passes{bonus, plural, =0 {} other {, with # added to her morale}}.',
  'lob.event.moralePassed': 'The crew of {ship} stands firm.',
  'lob.event.moraleFailed':
    'The crew of {ship} loses heart and runs for the nearest edge ({fails, number} of {most, number}).',
  'lob.event.flagStruck': '{ship} strikes her flag and falls to {seat}.',
  'lob.event.weatherRolled':
    'The weather die shows {die, number}: level {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'It is {time}.',
  'lob.event.windRolled': 'The wind die shows {die, number}: {wind}.',
  'lob.event.turnEnded': 'Turn {turn, number} is over.',
  'lob.event.pointsCounted': '{side}, {points, plural, one {# point} other {# points}}: {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'sunk',
  'lob.gone.fled': 'fled',
  'lob.gone.inHarbour': 'in harbour',
  'lob.gone.waiting': 'never came',
  'lob.gone.struck': 'flag struck',
  'lob.gone.taken': 'taken',
  'lob.gone.unmanned': 'without crew',
  'lob.outcome.earned': '{points, number} for {what}',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'The last turn is over',
  'lob.ending.fleetGone': '{side} has no manned ship left on the board ({ships})',
  'lob.ending.bothGone': 'Neither fleet has a manned ship left on the board ({ships})',
  'lob.ending.mission': 'The task is decided',
  'lob.ending.agreement': 'The players agree to end the battle',
  'lob.outcome.task': 'by the task of the scenario',
  'lob.outcome.won':
    '{ending}: {side} wins ({grade}). Points: {pointsOfA, number} to {pointsOfB, number}.{forA}{forB}',
  'lob.outcome.draw':
    '{ending}: a draw. Points: {pointsOfA, number} to {pointsOfB, number}.{forA}{forB}',
  'lob.points.flagship': 'Flagship sunk or taken: {ship}',
  'lob.points.ship': 'Sunk or taken: {ship}',
  'lob.points.fled': 'Fled: {ship}',
  'lob.points.mission': 'Task of the scenario',
  'lob.points.quarter': 'Holds the {quarter}',
}
