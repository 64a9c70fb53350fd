import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandGerman } from '../command/messages.de.ts'
import { endingGerman } from '../ending/messages.de.ts'
import { metricsGerman } from '../findings/messages.de.ts'
import { fireGerman } from '../fire/messages.de.ts'
import { formationGerman } from '../formation/messages.de.ts'
import { marchGerman } from '../march/messages.de.ts'
import { meleeGerman } from '../melee/messages.de.ts'
import { moraleGerman } from '../morale/messages.de.ts'
import { pictureGerman } from '../picture/messages.de.ts'
import { printedGerman } from '../printed/messages.de.ts'
import { setupGerman } from '../setup/messages.de.ts'
import { worksGerman } from '../works/messages.de.ts'
import { doctrineGerman } from '../doctrine/messages.de.ts'
import { stepsGerman } from '../guide/steps.de.ts'
import { fieldsGerman } from './fields.de.ts'
import { namesGerman } from './names.de.ts'
import { optionsGerman } from './options.de.ts'
import { statusGerman } from './status.de.ts'
import { scenarios } from './scenarios.de.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsGerman,
  fieldsGerman,
  scenarios,
  namesGerman,
  optionsGerman,
  statusGerman,
  setupGerman,
  commandGerman,
  formationGerman,
  marchGerman,
  metricsGerman,
  fireGerman,
  meleeGerman,
  moraleGerman,
  worksGerman,
  endingGerman,
  pictureGerman,
  printedGerman,
  doctrineGerman,
]

export const german: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))
