import type { Gist } from '@grognard/umpire/rulebook.ts'

type Meaning = Pick<Gist, 'en' | 'de'>

/** What the headings of the book, which is Danish, mean; the same heading stands over several numbers. */
const meanings: Record<string, Meaning> = {
  Trækket: { en: 'the turn', de: 'der Zug' },
  Ordrelægning: { en: 'giving orders', de: 'Befehle geben' },
  Ordrekast: { en: 'order rolls', de: 'Befehlswürfe' },
  Stabsfigurer: { en: 'staff figures', de: 'Stabsfiguren' },
  'Overførsel af enheder': { en: 'transfer of units', de: 'Unterstellung von Einheiten' },
  Synsvidder: { en: 'sight', de: 'Sichtweiten' },
  Målestok: { en: 'scale', de: 'Maßstab' },
  Terninger: { en: 'dice', de: 'Würfel' },
  Grundlag: { en: 'what a battle is based on', de: 'Grundlage der Schlacht' },
  Hovedregel: { en: 'main rule', de: 'Grundregel' },
  Infanteri: { en: 'infantry', de: 'Infanterie' },
  Kavaleri: { en: 'cavalry', de: 'Kavallerie' },
  Artilleri: { en: 'artillery', de: 'Artillerie' },
  Kæder: { en: 'skirmish lines', de: 'Schützenketten' },
  'Delte enheder': { en: 'split units', de: 'geteilte Einheiten' },
  'Sluttede formationer': { en: 'closed formations', de: 'geschlossene Formationen' },
  Soutien: { en: 'soutien', de: 'Soutien' },
  Artillerister: { en: 'gunners', de: 'Kanoniere' },
  'Arbejdende enheder': { en: 'units at work', de: 'arbeitende Einheiten' },
  'Hvilende enheder': { en: 'units at rest', de: 'rastende Einheiten' },
  'Forkerte formationer': { en: 'wrong formations', de: 'falsche Formationen' },
  'Deling og samling': { en: 'splitting and joining', de: 'Teilen und Vereinigen' },
  Kvartvending: { en: 'quarter turn', de: 'Vierteldrehung' },
  Ilmarch: { en: 'fast march', de: 'Eilmarsch' },
  Storm: { en: 'charge', de: 'Sturm' },
  Gennemmarch: { en: 'passing through', de: 'Durchschreiten' },
  Hindringer: { en: 'obstacles', de: 'Hindernisse' },
  Vandløb: { en: 'watercourses', de: 'Wasserläufe' },
  'Vanskeligt terræn': { en: 'difficult ground', de: 'schwieriges Gelände' },
  Tidsforbrug: { en: 'time taken', de: 'Zeitbedarf' },
  Kolonner: { en: 'columns', de: 'Kolonnen' },
  Skydeenheder: { en: 'fire units', de: 'Feuereinheiten' },
  'Delt skydning': { en: 'split fire', de: 'geteiltes Feuer' },
  Skydelinier: { en: 'lines of fire', de: 'Schusslinien' },
  Sikkerhedsafstand: { en: 'safety distance', de: 'Sicherheitsabstand' },
  'Fælles mål': { en: 'common target', de: 'gemeinsames Ziel' },
  Naboenheder: { en: 'neighbours', de: 'Nachbarn' },
  Støtteenheder: { en: 'supports', de: 'Unterstützung' },
  'Flanke og ryg': { en: 'flank and rear', de: 'Flanke und Rücken' },
  Kolonnevirkning: { en: 'column effect', de: 'Kolonnenwirkung' },
  'Beskydning af kæder': { en: 'fire at skirmish lines', de: 'Feuer auf Schützenketten' },
  'Beskydning af soutien': { en: 'fire at a soutien', de: 'Feuer auf ein Soutien' },
  'Skydning fra kæde': { en: 'fire from a skirmish line', de: 'Feuer aus der Schützenkette' },
  Indskydning: { en: 'ranging', de: 'Einschießen' },
  Overskydning: { en: 'fire overhead', de: 'Überschießen' },
  'Moralsk påvirkning': { en: 'effect on morale', de: 'Wirkung auf die Moral' },
  Kardæsk: { en: 'canister', de: 'Kartätschen' },
  'Ikke-richochet': { en: 'no ricochet', de: 'ohne Abpraller' },
  'Indbrudsafstand og angreb': { en: 'melee zone and attack', de: 'Nahkampfzone und Angriff' },
  'Angrebets mål': { en: 'target of the attack', de: 'Ziel des Angriffs' },
  'Nærkampens resultat': { en: 'result of the melee', de: 'Ergebnis des Nahkampfs' },
  'Fortsat fremrykning': { en: 'continued advance', de: 'Nachdrängen' },
  'Flanke, ryg og overfløjning': {
    en: 'flank, rear and overlap',
    de: 'Flanke, Rücken und Überflügelung',
  },
  'Angreb op ad bakke': { en: 'attack uphill', de: 'Angriff bergauf' },
  Tilbagepresning: { en: 'pressing back', de: 'Zurückdrängen' },
  'Nærkamp med kæde': { en: 'melee with a skirmish line', de: 'Nahkampf mit Schützenkette' },
  'Nærkamp med soutien': { en: 'melee with a soutien', de: 'Nahkampf mit Soutien' },
  Påvirkning: { en: 'effects', de: 'Wirkungen' },
  'Retræte og flugt': { en: 'retreat and rout', de: 'Rückzug und Flucht' },
  March: { en: 'march', de: 'Marsch' },
  Reorganisering: { en: 'reorganising', de: 'Sammeln' },
  Retræte: { en: 'retreat', de: 'Rückzug' },
  Flugt: { en: 'rout', de: 'Flucht' },
  Medriven: { en: 'spread of rout', de: 'Mitreißen' },
  Valeur: { en: 'valeur', de: 'Valeur' },
  Valeurreduktion: { en: 'loss of valeur', de: 'Verlust an Valeur' },
  Forsyninger: { en: 'supplies', de: 'Versorgung' },
  Hvil: { en: 'rest', de: 'Rast' },
  Bygninger: { en: 'buildings', de: 'Gebäude' },
  'Skydning og nærkamp': { en: 'fire and melee', de: 'Feuer und Nahkampf' },
  Skovkamp: { en: 'fighting in woods', de: 'Waldkampf' },
  Feltarbejder: { en: 'field works', de: 'Feldarbeiten' },
  Skemaer: { en: 'tables', de: 'Tabellen' },
  Fortolkninger: { en: 'rulings', de: 'Auslegungen' },
  Scenarier: { en: 'scenarios', de: 'Szenarien' },
}

/** The meaning of a section such as `1.1.1 Trækket` or `Skema 8`. */
function meaningOf(section: string): Meaning | undefined {
  const table = /^Skema (\d+)$/.exec(section)?.[1]
  if (table !== undefined) return { en: `table ${table}`, de: `Tabelle ${table}` }
  return meanings[section.replace(/^[\d.]+ /, '')]
}

/** What these sections mean in the languages that are not the book's. */
export function headingsOf(sections: readonly string[]): Record<string, Meaning> {
  const known = sections.flatMap(section => {
    const meaning = meaningOf(section)
    return meaning ? [[section, meaning] as const] : []
  })
  return Object.fromEntries(known)
}
