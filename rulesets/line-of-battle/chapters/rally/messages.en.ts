export const rallyEnglish = {
  'lob.side.0': 'Fleet A',
  'lob.side.1': 'Fleet B',
  'lob.modifier.officerNear': '{officer} nearby',
  'lob.modifier.lineMorale': 'in a line of battle',
  'lob.modifier.flagshipMorale': 'flagship',
  'lob.modifier.nationMorale': 'morale of {nation}',
  'lob.event.shakenGathered':
    '{count, plural, =0 {No ship is shaken.} one {One ship is shaken and must test: {ships}.} other {# ships are shaken and must test: {ships}.}}',
  'lob.event.failsForgotten':
    '{ship} does not test this turn; her earlier failures no longer count.',
  'lob.event.flightEnded':
    '{ship} has no more reason to flee; her earlier failures no longer count.',
  'lob.event.moraleTestOpened': '{ship} tests her morale.',
  'lob.event.moraleRolled':
    '{ship} rolls {die, number} (needs {most, number} or less{bonus, plural, =0 {} other {, # added to her morale}}).',
  'lob.event.moralePassed': 'The crew of {ship} stands firm.',
  'lob.event.moraleFailed':
    '{fails, plural, =3 {The crew of {ship} loses heart for the third time} other {The crew of {ship} loses heart; she will flee to the nearest edge}} (failure {fails, number} of {most, number}).',
  'lob.event.flagStruck': '{ship} strikes her flag and falls to {seat}.',
  'lob.event.weatherRolled': 'The weather roll is {die, number}: level {level, number}, {weather}.',
  'lob.event.clockAdvanced': 'It is {time}.',
  'lob.event.windRolled': 'The wind roll is {die, number}: {wind}.',
}
