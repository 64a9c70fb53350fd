import type { setupEnglish } from './messages.en.ts'

export const setupDanish: Record<keyof typeof setupEnglish, string> = {
  'was.order.muster': '{units, plural, one {# enhed} other {# enheder}}: {names}',
  'was.order.takeFleet': '{fleet}, {points, number} point: {names}',
  'was.order.chooseSide': 'Tag kanten: {edge}',
  'was.order.deploy':
    '{unit}: begynd {x, number} mm fra vestkanten og {y, number} mm fra sydkanten, kurs {degrees, number}°',
  'was.deploy.unit': '{unit}',
  'was.fleet.pacificUs1942': 'USA, Stillehavet 1942',
  'was.fleet.pacificJp1942': 'Japan, Stillehavet 1942',
  'was.fleet.atlanticUk1941': 'Storbritannien, Atlanten 1941',
  'was.fleet.atlanticDe1941': 'Tyskland, Atlanten 1941',
  'was.fleet.medIt1942': 'Italien, Middelhavet 1942',
  'was.fleet.medUk1942': 'Storbritannien, Middelhavet 1942',
  'was.fleet.pacificUs1942Air': 'USA med hangarskib og eskadriller, Stillehavet 1942',
  'was.fleet.pacificJp1942Air': 'Japan med hangarskib og eskadriller, Stillehavet 1942',
  'was.fleet.atlanticUk1941Air': 'Storbritannien med hangarskib og eskadriller, Atlanten 1941',
  'was.fleet.atlanticDe1941Air': 'Tyskland med bombefly fra kysten, Atlanten 1941',
  'was.fleet.medIt1942Air': 'Italien med bombefly fra kysten, Middelhavet 1942',
  'was.fleet.medUk1942Air': 'Storbritannien med hangarskib og eskadriller, Middelhavet 1942',
  'was.muster.card': '{name}, {type} ({points, number})',
  'was.muster.base.carrier': 'på et hangarskib',
  'was.muster.base.airbase': 'på flybasen',
  'was.muster.points':
    '{value, number} af {limit, number} point, {units, plural, one {# enhed} other {# enheder}}',
  'was.muster.carriers': 'Hangarskibe: {count, number} af {room, number} fly',
  'was.muster.airbase': 'Flybase: {count, number} af {room, number} fly',
  'was.refuse.unknownCard': 'Vælg enhedskort fra din egen side.',
  'was.refuse.tooManyPoints':
    'Denne flåde koster {value, number} point; {limit, number} er aftalt.',
  'was.refuse.takenTwice': '{unit} er i flåden to gange; store skibe må kun tages én gang hver.',
  'was.refuse.tooLate': 'Kortet {unit} er fra et senere år end {year}.',
  'was.refuse.otherTheatre': 'Nationen bag {unit} kæmpede ikke på denne krigsskueplads.',
  'was.refuse.noCarrier':
    'Intet hangarskib i denne flåde har plads til {unit}. Sæt flyet på flybasen, eller lad det være.',
  'was.refuse.airbaseFull': '{count, number} fly på flybasen, som har plads til {room, number}.',
  'was.refuse.sideTaken': 'Bordets sider er allerede valgt.',
  'was.refuse.notToDeploy': 'Vælg en af dine enheder, der endnu ikke er på bordet.',
  'was.refuse.farFromEdge': '{unit} skal begynde højst {most, number} mm fra din egen kant.',
  'was.refuse.notOwnHalf':
    '{unit} skal begynde på din egen halvdel, mindst {least, number} mm fra midten.',
  'was.refuse.offTable': 'En del af skroget ville ligge uden for bordet ({unit}).',
  'was.refuse.onIsland': '{unit} ville ligge på en ø eller i dens farvand.',
  'was.refuse.placeTaken': '{other} ligger allerede der, hvor {unit} skulle begynde.',
  'was.event.layoutLaid': 'Opsætning {layout, number} lægges.',
  'was.event.fleetBuilt': 'En flåde til {seat}: {names}.',
  'was.event.fleetHidden': 'Flåden til {seat} er klar.',
  'was.event.fleetMustered': '{seat}, {points, number} point: {names}.',
  'was.event.sidesRolled':
    '{less, number} mod {more, number}: {first} skal vælge side af bordet og stille op først.',
  'was.event.sideChosen': 'Valgt af {seat}: {edge}.',
  'was.event.unitDeployed':
    '{unit} begynder {x, number} mm fra vestkanten og {y, number} mm fra sydkanten, kurs {degrees, number}°.',
}
