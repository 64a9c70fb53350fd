/** The turn, places, points and the end. */
export const endingEnglish = {
  'ba.event.turnBegan': 'Turn {turn, number}, {time}.',
  'ba.event.placeTaken': '{holders}.',
  'ba.places.of': '{seat} now {id, select, allies {hold} other {holds}} {places}',
  'ba.places.more':
    '{shown}{more, plural, =0 {} one { and one more place} other { and # more places}}',
  'ba.event.pointsScored': 'Points so far: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'The last turn is over',
  'ba.ending.ruin': 'An army is broken',
  'ba.grade.decisive': 'decisive victory',
  'ba.grade.victory': 'victory',
  'ba.grade.draw': 'draw',
  'ba.place.area': 'the ground that scores points',
  'ba.points.rule':
    '{points, plural, one {# point} other {# points}} to {who} for {what}{when, select, eachTurnEnd {, at the end of each turn} other {}}; so far {score}.',
  'ba.points.either': 'either side',
  'ba.points.score': '{seat} {points, number}',
  'ba.points.list': '{first}, {rest}',
  'ba.points.holdBuilding': 'each building that its infantry holds ({places})',
  'ba.points.holdArea':
    'each place that it holds ({places}){turn, plural, =1 {} other { from turn # on}}',
  'ba.points.area':
    'the ground from {west, number}/{south, number} to {east, number}/{north, number} cm',
  'ba.points.unitRuined':
    'each enemy unit that is destroyed, captured, in full disorder or driven off the board',
  'ba.points.unitInDisorder': 'each enemy unit {disorder}',
  'ba.points.gunModelCaptured': 'each enemy gun model captured',
  'ba.points.exited':
    'each of its own units ({who}) that leaves by {edge} between {from, number} and {to, number} cm{fromTurn, plural, =1 {} other {, from turn # on}}{untilTurn, plural, =0 {} other {, up to turn #}}',
  'ba.points.unitsBeyond': 'each unit of {of} ({who}) that stands {where}',
  'ba.points.prisoners': '{per, plural, one {each prisoner} other {every # prisoners}}',
  'ba.points.losses':
    '{per, plural, one {each enemy figure lost} other {every # enemy figures lost}}',
  'ba.points.all': 'of any arm, in any state',
  'ba.points.only': '{list}',
  'ba.points.west': 'west of {cm, number} cm',
  'ba.points.east': 'east of {cm, number} cm',
  'ba.points.south': 'south of {cm, number} cm',
  'ba.points.north': 'north of {cm, number} cm',
  'ba.points.start': 'Held by {seat} until taken: {places}.',
  'ba.points.level':
    '{grade, select, decisive {Decisive victory} other {Victory}} for {winner} if {lead}.',
  'ba.points.draw':
    '{most, plural, =0 {Draw: equal points} one {Draw: no side more than # point ahead} other {Draw: no side more than # points ahead}}.',
  'ba.points.drawOf': 'Draw: {seat} {lead}.',
  'ba.lead.ahead.from': 'at least {from, plural, one {# point} other {# points}} ahead',
  'ba.lead.ahead.by': '{from, plural, one {# point} other {# points}} ahead',
  'ba.lead.ahead.within': '{from, number} to {to, plural, one {# point} other {# points}} ahead',
  'ba.lead.behind.from': 'at least {from, plural, one {# point} other {# points}} behind',
  'ba.lead.behind.by': '{from, plural, one {# point} other {# points}} behind',
  'ba.lead.behind.within': '{from, number} to {to, plural, one {# point} other {# points}} behind',
  'ba.lead.notAhead':
    '{up, plural, =0 {level or behind} one {at most # point ahead, level or behind} other {at most # points ahead, level or behind}}',
  'ba.lead.notBehind':
    '{down, plural, =0 {ahead or level} one {ahead, level or at most # point behind} other {ahead, level or at most # points behind}}',
  'ba.lead.near':
    '{down, plural, =0 {{up, plural, =0 {level} one {level or at most # point ahead} other {level or at most # points ahead}}} one {{up, plural, =0 {level} one {at most # point ahead, level} other {at most # points ahead, level}} or at most # point behind} other {{up, plural, =0 {level} one {at most # point ahead, level} other {at most # points ahead, level}} or at most # points behind}}',
  'ba.points.standing':
    'The score is what it would be if the battle ended now; what counts only at the end may still change.',
  'ba.points.sudden':
    'The battle ends at once when more than {percent, number}% of the units of one side are lost.',
  'ba.outcome.draw':
    '{cause}: a draw, {first, number} to {second, plural, one {# point} other {# points}}. {why} {scored}',
  'ba.outcome.won':
    '{cause}: {level} for {winner}, {first, number} to {second, plural, one {# point} other {# points}}. {why} {scored}',
  'ba.outcome.level': 'In this scenario, {lead} means a {level}.',
  'ba.outcome.broken':
    'More than {percent, number}% of the units of {loser} are lost: {ruined, number} of {all, number}.',
  'ba.outcome.gone': 'No unit of {loser} is left on the board.',
  'ba.outcome.both': '{one} {other}',
  'ba.outcome.nothing': 'Neither side has scored points.',
  'ba.outcome.holds': 'holding {places}',
  'ba.outcome.scored': 'Points: {list}.',
  'ba.outcome.for': '{seat} {points, number} (for {what})',
  'ba.outcome.turnEnds': '{seat} {points, number} (at the end of each turn)',
}
