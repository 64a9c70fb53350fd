export { faultsOfFile, itemPaths } from './faults.ts'
export type { FileFault } from './faults.ts'
export { isJsonRecord, shapeAt, textAt, valueAt, withValueAt } from './paths.ts'
export { measuredPlaces } from './rules.ts'
export type {
  FileOutline,
  FilePlaces,
  FilePoint,
  FileValue,
  PlacedKind,
  PlacedList,
  ScenarioFileCard,
  ScenarioFileRules,
} from './rules.ts'
