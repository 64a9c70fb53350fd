import type { Gist } from '@grognard/umpire/rulebook.ts'

type Meaning = Pick<Gist, 'de' | 'da'>

const means = (de: string, da: string): Meaning => ({ de, da })

/** What the headings of the book, which is English, mean. */
export const headings: Record<string, Meaning> = {
  'Simplifying for the Game': means('was das Spiel vereinfacht', 'hvad spillet forenkler'),
  'A Little History': means('ein wenig Geschichte', 'lidt historie'),
  'Order of Play': means('Spielablauf', 'spillets gang'),
  'Set Up': means('Aufstellung', 'opstilling'),
  'Wind Direction': means('Windrichtung', 'vindretning'),
  Movement: means('Bewegung', 'bevægelse'),
  'Coming-About': means('Wenden', 'stagvending'),
  'Wearing Ship': means('Halsen', 'kovending'),
  'Officer Skill Cards': means('Offizierskarten', 'officerskort'),
  Battle: means('Gefecht', 'kamp'),
  Bearing: means('Schusswinkel', 'skudvinkel'),
  'Stern Shots': means('Heckschüsse', 'hækskud'),
  Broadsides: means('Breitseiten', 'bredsider'),
  'Multiple Shots': means('mehrere Schüsse', 'flere skud'),
  Damage: means('Schaden', 'skade'),
  Retaliation: means('Erwiderung', 'gengæld'),
  'Bow Shots': means('Bugschüsse', 'bovskud'),
  'Sea Anchors': means('Treibanker', 'drivankre'),
  Capitulation: means('Übergabe', 'overgivelse'),
  Collisions: means('Zusammenstöße', 'sammenstød'),
  Boarding: means('Entern', 'entring'),
  Disengagement: means('sich absetzen', 'ud af kampen'),
  Victory: means('Sieg', 'sejr'),
}
