import type { Translated } from '@grognard/umpire/message.ts'
import type { marchEnglish } from './messages.en.ts'

/** Märsche und Angriffe. */
export const marchGerman: Translated<typeof marchEnglish> = {
  'order.march': 'marschieren',
  'order.attack': 'angreifen',
  'ba.order.march':
    '{unit}: {rate, select, fast {im Eilmarsch marschieren} charge {im Sturmlauf vorgehen} other {marschieren}}, {legs}{most, plural, =0 {} other {, davon {most, number} cm in diesem Zug}}',
  'ba.order.attack':
    '{unit}: {target}{ifMet, select, attack { oder den ersten Gegner auf dem Weg} other {}} angreifen',
  'ba.order.attackPosition':
    '{unit}: Stellung {position}{ifMet, select, attack { und jeden Gegner dort} other {}} angreifen',
  'ba.leg.none': 'geradewegs auf das Ziel',
  'ba.leg.then': '{first}, {rest}',
  'ba.leg.straight': '{cm, number} cm vorwärts',
  'ba.leg.backwards': '{cm, number} cm rückwärts',
  'ba.leg.sideways': '{cm, number} cm seitwärts',
  'ba.leg.about': 'Kehrtwendung',
  'ba.leg.pivot': 'Flügelschwenkung {degrees, number}° nach {hand}',
  'ba.leg.wheel': 'um die Mitte {degrees, number}° nach {hand} drehen',
  'ba.hand.left': 'links',
  'ba.hand.right': 'rechts',
  'ba.switch.fast': 'Eilmarsch',
  'ba.switch.charge': 'Sturmlauf',
  'ba.switch.charge.about': 'im Nahkampf jetzt stärker, im nächsten Zug schwächer',
  'ba.switch.backwards': 'Rückwärts',
  'ba.refuse.worksAndStays':
    'Die Einheit {unit} arbeitet und kann nicht marschieren. Ändere zuerst ihre Formation.',
  'ba.refuse.restsAndStays':
    'Die Einheit {unit} rastet und kann nicht marschieren. Ändere zuerst ihre Formation.',
  'ba.refuse.inHouse':
    'Die Einheit {unit} steht in einem Gebäude. Befiehl ihr zuerst, es zu verlassen.',
  'ba.refuse.noLegs':
    'Die Einheit {unit} hat noch keinen Weg. Zeichne einen; nur eine Einheit mit Angriffsbefehl kommt ohne aus.',
  'ba.refuse.ticks':
    'Der Marsch würde im Teil {from, number} beginnen und im Teil {to, number} enden; wähle ein Ende, das nicht vor dem Beginn liegt.',
  'ba.refuse.course':
    'Die Einheit {unit} kann nur vorwärts marschieren. Schützenketten können auch rückwärts und seitwärts gehen, abgeprotzte Geschütze rückwärts.',
  'ba.refuse.turnsAboutTwice': 'Die Einheit {unit} kann nur einmal im Zug kehrtmachen.',
  'ba.refuse.columnWheels':
    'Die Einheit {unit} ist eine Marschkolonne und kann nicht um die Mitte drehen; schwenke sie um einen Flügel.',
  'ba.refuse.fastColumn':
    'Formation von {unit}: {formation}. Nur Marschkolonnen können im Eilmarsch marschieren.',
  'ba.refuse.noCharge':
    'Die Einheit {unit} kann in dieser Formation nicht stürmen: {formation}. Marschiere im gewöhnlichen Tempo oder ändere zuerst die Formation.',
  'ba.refuse.chargeInDisorder':
    'Die Einheit {unit} ist {disorder}; nur Einheiten in Ordnung können stürmen.',
  'ba.refuse.chargedLately':
    'Die Einheit {unit} ist erst kürzlich gestürmt und kann in Zug {turn, number} wieder stürmen.',
  'ba.refuse.chargeTurns':
    'Die Einheit {unit} kann im Sturmlauf nur einmal die Richtung ändern, durch eine Schwenkung von höchstens {degrees, number}°; nur Marschkolonnen auf einer Straße schwenken frei.',
  'ba.refuse.overEdge':
    'Dieser Marsch führt {unit} über den Tischrand, wo das Szenario jetzt kein Verlassen erlaubt. Zeichne ihn kürzer oder am Rand entlang.',
  'ba.refuse.noTarget':
    'Wähle eine gegnerische Einheit auf dem Tisch oder die Stellung in einem Geländestück.',
  'ba.refuse.noPosition':
    'Die Einheit {unit} greift entweder eine Einheit an oder eine Stellung in einem Geländestück: Wähle Gelände nur für eine Stellung.',
  'ba.refuse.targetUnseen':
    'Weder {unit} noch ihr Befehlshaber kann {target} sehen. Wähle einen Gegner in Sicht oder die Stellung in einem Geländestück.',
  'ba.refuse.ownHouse':
    'Die Einheit {unit} kann dieses Gebäude nicht angreifen, weil eigene Truppen darin stehen. Wähle ein anderes Ziel.',
  'ba.refuse.attackDisordered':
    'Die Einheit {unit} ist in Unordnung und kann nicht angreifen; sie kann nur bis an den Gegner heranmarschieren.',
  'ba.refuse.attackByGuns':
    'Die Einheit {unit} ist Artillerie und kann nicht angreifen; sie kann nur Einheiten zurückdrängen.',
  'ba.refuse.attackFormation':
    'Die Einheit {unit} kann in dieser Formation nicht angreifen: {formation}. Ändere sie zuerst.',
  'ba.refuse.attackFast':
    'Die Einheit {unit} kann in einem Zug mit Eilmarsch nicht angreifen. Lass sie im gewöhnlichen Tempo marschieren.',
  'ba.refuse.footAgainstHorse':
    'Die Einheit {unit} ist Infanterie und kann keine Kavallerie angreifen ({target}); sie kann nur heranmarschieren.',
  'ba.refuse.horseAgainstHouse':
    'Die Einheit {unit} ist Kavallerie und kann kein Gebäude angreifen. Wähle einen Gegner im Freien.',
  'ba.refuse.attackFromHouse':
    'Die Einheit {unit} kann nicht aus einem Gebäude angreifen. Befiehl ihr zuerst, es zu verlassen.',
  'ba.trace.short': 'ist die Marschweite dieses Zugs aufgebraucht',
  'ba.trace.edge': 'der Tischrand, den sie hier nicht überschreiten darf',
  'ba.trace.ground': '{by}, für sie unpassierbar',
  'ba.trace.ownUnit': '{by} im Weg, falls die Einheit noch dort steht',
  'ba.trace.enemy': 'Kontakt mit {by}, falls die Einheit noch dort steht',
  'ba.trace.slowed':
    '{cm, plural, =0 {Von Anfang an langsamer} other {Nach # cm langsamer}} durch {by}.',
  'ba.slowed.wood': 'Wald',
  'ba.slowed.difficult': 'schwieriges Gelände',
  'ba.slowed.obstacle': 'ein Hindernis',
  'ba.trace.halved': 'Marschiert halb so weit: {because}.',
  'ba.halved.disorder': 'in Unordnung',
  'ba.halved.reformed': 'wechselt die Formation',
  'ba.halved.split': 'teilt oder vereinigt sich',
  'ba.trace.stops': 'Hält spätestens nach {cm, number} cm; nicht betretbar: {by}.',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {Von Anfang an kein Eilmarsch} other {Der Eilmarsch endet nach # cm}}: {by} {sure, select, yes {steht} other {steht wohl}} innerhalb von {within, number} cm. Von da an geht es im gewöhnlichen Tempo weiter.',
}
