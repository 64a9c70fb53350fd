import { meaningsIn } from '@grognard/umpire/rulebook.ts'
import type { Gist } from '@grognard/umpire/rulebook.ts'

/** What the headings of the book, which is Danish, mean; the same heading stands over several numbers. */
const meanings = meaningsIn(['en', 'de'], {
  Trækket: ['the turn', 'der Zug'],
  Ordrelægning: ['giving orders', 'Befehle geben'],
  Ordrekast: ['order rolls', 'Befehlswürfe'],
  Stabsfigurer: ['staff figures', 'Stabsfiguren'],
  'Overførsel af enheder': ['transfer of units', 'Unterstellung von Einheiten'],
  Synsvidder: ['sight', 'Sichtweiten'],
  Målestok: ['scale', 'Maßstab'],
  Terninger: ['dice', 'Würfel'],
  Grundlag: ['what a battle is based on', 'Grundlage der Schlacht'],
  Hovedregel: ['main rule', 'Grundregel'],
  Infanteri: ['infantry', 'Infanterie'],
  Kavaleri: ['cavalry', 'Kavallerie'],
  Artilleri: ['artillery', 'Artillerie'],
  Kæder: ['skirmish lines', 'Schützenketten'],
  'Delte enheder': ['split units', 'geteilte Einheiten'],
  'Sluttede formationer': ['closed formations', 'geschlossene Formationen'],
  Soutien: ['soutien', 'Soutien'],
  Artillerister: ['gunners', 'Kanoniere'],
  'Arbejdende enheder': ['units at work', 'arbeitende Einheiten'],
  'Hvilende enheder': ['units at rest', 'rastende Einheiten'],
  'Forkerte formationer': ['wrong formations', 'falsche Formationen'],
  'Deling og samling': ['splitting and joining', 'Teilen und Vereinigen'],
  Kvartvending: ['quarter turn', 'Vierteldrehung'],
  Ilmarch: ['fast march', 'Eilmarsch'],
  Storm: ['charge', 'Sturm'],
  Gennemmarch: ['passing through', 'Durchschreiten'],
  Hindringer: ['obstacles', 'Hindernisse'],
  Vandløb: ['watercourses', 'Wasserläufe'],
  'Vanskeligt terræn': ['difficult ground', 'schwieriges Gelände'],
  Tidsforbrug: ['time taken', 'Zeitbedarf'],
  Kolonner: ['columns', 'Kolonnen'],
  Skydeenheder: ['fire units', 'Feuereinheiten'],
  'Delt skydning': ['split fire', 'geteiltes Feuer'],
  Skydelinier: ['lines of fire', 'Schusslinien'],
  Sikkerhedsafstand: ['safety distance', 'Sicherheitsabstand'],
  'Fælles mål': ['common target', 'gemeinsames Ziel'],
  Naboenheder: ['neighbours', 'Nachbarn'],
  Støtteenheder: ['supports', 'Unterstützung'],
  'Flanke og ryg': ['flank and rear', 'Flanke und Rücken'],
  Kolonnevirkning: ['column effect', 'Kolonnenwirkung'],
  'Beskydning af kæder': ['fire at skirmish lines', 'Feuer auf Schützenketten'],
  'Beskydning af soutien': ['fire at a soutien', 'Feuer auf ein Soutien'],
  'Skydning fra kæde': ['fire from a skirmish line', 'Feuer aus der Schützenkette'],
  Indskydning: ['ranging', 'Einschießen'],
  Overskydning: ['fire overhead', 'Überschießen'],
  'Moralsk påvirkning': ['effect on morale', 'Wirkung auf die Moral'],
  Kardæsk: ['canister', 'Kartätschen'],
  'Ikke-richochet': ['no ricochet', 'ohne Abpraller'],
  'Indbrudsafstand og angreb': ['melee zone and attack', 'Nahkampfzone und Angriff'],
  'Angrebets mål': ['target of the attack', 'Ziel des Angriffs'],
  'Nærkampens resultat': ['result of the melee', 'Ergebnis des Nahkampfs'],
  'Fortsat fremrykning': ['continued advance', 'Nachdrängen'],
  'Flanke, ryg og overfløjning': ['flank, rear and overlap', 'Flanke, Rücken und Überflügelung'],
  'Angreb op ad bakke': ['attack uphill', 'Angriff bergauf'],
  Tilbagepresning: ['pressing back', 'Zurückdrängen'],
  'Nærkamp med kæde': ['melee with a skirmish line', 'Nahkampf mit Schützenkette'],
  'Nærkamp med soutien': ['melee with a soutien', 'Nahkampf mit Soutien'],
  Påvirkning: ['effects', 'Wirkungen'],
  'Retræte og flugt': ['retreat and rout', 'Rückzug und Flucht'],
  March: ['march', 'Marsch'],
  Reorganisering: ['reorganising', 'Sammeln'],
  Retræte: ['retreat', 'Rückzug'],
  Flugt: ['rout', 'Flucht'],
  Medriven: ['spread of rout', 'Mitreißen'],
  Valeur: ['valeur', 'Valeur'],
  Valeurreduktion: ['loss of valeur', 'Verlust an Valeur'],
  Forsyninger: ['supplies', 'Versorgung'],
  Hvil: ['rest', 'Rast'],
  Bygninger: ['buildings', 'Gebäude'],
  'Skydning og nærkamp': ['fire and melee', 'Feuer und Nahkampf'],
  Skovkamp: ['fighting in woods', 'Waldkampf'],
  Feltarbejder: ['field works', 'Feldarbeiten'],
  Skemaer: ['tables', 'Tabellen'],
  Fortolkninger: ['rulings', 'Auslegungen'],
  Scenarier: ['scenarios', 'Szenarien'],
})

/** The meaning of a section such as `1.1.1 Trækket` or `Skema 8`. */
function meaningOf(section: string): Partial<Gist> | undefined {
  const table = /^Skema (\d+)$/.exec(section)?.[1]
  if (table !== undefined) return { en: `table ${table}`, de: `Tabelle ${table}` }
  return meanings[section.replace(/^[\d.]+ /, '')]
}

/** What these sections mean in the languages that are not the book's. */
export function headingsOf(sections: readonly string[]): Record<string, Partial<Gist>> {
  const known = sections.flatMap(section => {
    const meaning = meaningOf(section)
    return meaning ? [[section, meaning] as const] : []
  })
  return Object.fromEntries(known)
}
