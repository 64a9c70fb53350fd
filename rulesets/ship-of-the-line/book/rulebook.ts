import { meaningsIn, rulebookOf } from '@grognard/umpire/rulebook.ts'
import { battle } from './rulebook/battle.ts'
import { boarding } from './rulebook/boarding.ts'
import { components } from './rulebook/components.ts'
import { damage } from './rulebook/damage.ts'
import { movement } from './rulebook/movement.ts'
import { officers } from './rulebook/officers.ts'

/** What the headings of the book, which is English, mean. */
const headings = meaningsIn(['de', 'da'], {
  'Simplifying for the Game': ['was das Spiel vereinfacht', 'hvad spillet forenkler'],
  'A Little History': ['ein wenig Geschichte', 'lidt historie'],
  'Order of Play': ['Spielablauf', 'spillets gang'],
  'Set Up': ['Aufstellung', 'opstilling'],
  'Wind Direction': ['Windrichtung', 'vindretning'],
  Movement: ['Bewegung', 'bevægelse'],
  'Coming-About': ['Wenden', 'stagvending'],
  'Wearing Ship': ['Halsen', 'kovending'],
  'Officer Skill Cards': ['Offizierskarten', 'officerskort'],
  Battle: ['Gefecht', 'kamp'],
  Bearing: ['Schusswinkel', 'skudvinkel'],
  'Stern Shots': ['Heckschüsse', 'hækskud'],
  Broadsides: ['Breitseiten', 'bredsider'],
  'Multiple Shots': ['mehrere Schüsse', 'flere skud'],
  Damage: ['Schaden', 'skade'],
  Retaliation: ['Erwiderung', 'gengæld'],
  'Bow Shots': ['Bugschüsse', 'bovskud'],
  'Sea Anchors': ['Treibanker', 'drivankre'],
  Capitulation: ['Übergabe', 'overgivelse'],
  Collisions: ['Zusammenstöße', 'sammenstød'],
  Boarding: ['Entern', 'entring'],
  Disengagement: ['sich absetzen', 'ud af kampen'],
  Victory: ['Sieg', 'sejr'],
})

export const rulebook = rulebookOf(
  {
    title: 'Ship of the Line',
    edition: 'Rules of play, undated',
    authors: 'unnamed',
    language: 'en',
    headings,
  },
  components,
  movement,
  officers,
  battle,
  damage,
  boarding,
)

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rulebook.rows
