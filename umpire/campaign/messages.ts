import type { Catalogue, Language, Translated } from '../message.ts'
import { errorMessages } from '../validation-error.ts'

const english = {
  'campaign.notJson': 'This is not valid JSON: line {line}, column {column} cannot be read.',
  'campaign.format': 'This is not a campaign file: its format should be {format}, but is {given}.',
  'campaign.noFormat': 'This is not a campaign file: it does not name its format ({format}).',
  'campaign.newer': 'This file is of version {given}; this program reads up to version {known}.',
  'campaign.ruleset': 'The ruleset {given} is unknown here; there are {known}.',
  'campaign.unknown': '{ruleset} has no campaign {given}; it has {known}.',
  'campaign.field': '{at}: expected {expected}.',
  'campaign.found': '{at}: expected {expected}, found {found}.',
  'campaign.allFought': 'All battles of this campaign have been fought.',
  'campaign.otherBattle': 'This is not the next battle of the campaign: it differs at {at}.',
  'campaign.notOver': 'This battle is not over yet.',
}

const german: Translated<typeof english> = {
  'campaign.notJson': 'Das ist kein JSON-Text: Zeile {line}, Spalte {column} ist nicht lesbar.',
  'campaign.format': 'Das ist keine Kampagnendatei: Das Format ist {given}, nicht {format}.',
  'campaign.noFormat': 'Das ist keine Kampagnendatei: Die Angabe des Formats fehlt ({format}).',
  'campaign.newer': 'Diese Datei hat Version {given}; dieses Programm liest bis Version {known}.',
  'campaign.ruleset': 'Das Regelwerk {given} ist hier unbekannt; es gibt {known}.',
  'campaign.unknown': '{ruleset} hat keine Kampagne {given}; es hat {known}.',
  'campaign.field': '{at}: erwartet wird {expected}.',
  'campaign.found': '{at}: erwartet wird {expected}, gefunden {found}.',
  'campaign.allFought': 'Alle Schlachten dieser Kampagne sind geschlagen.',
  'campaign.otherBattle':
    'Das ist nicht die nächste Schlacht der Kampagne: Sie weicht bei {at} ab.',
  'campaign.notOver': 'Diese Schlacht ist noch nicht zu Ende.',
}

const danish: Translated<typeof english> = {
  'campaign.notJson': 'Dette er ikke en JSON-tekst: linje {line}, kolonne {column} kan ikke læses.',
  'campaign.format': 'Dette er ikke en kampagnefil: formatet er {given}, ikke {format}.',
  'campaign.noFormat': 'Dette er ikke en kampagnefil: angivelsen af formatet mangler ({format}).',
  'campaign.newer': 'Filen er af version {given}; dette program læser til og med version {known}.',
  'campaign.ruleset': 'Regelsættet {given} er ukendt her; der er {known}.',
  'campaign.unknown': '{ruleset} har ingen kampagne {given}; det har {known}.',
  'campaign.field': '{at}: forventet {expected}.',
  'campaign.found': '{at}: forventet {expected}, fandt {found}.',
  'campaign.allFought': 'Alle slag i denne kampagne er udkæmpet.',
  'campaign.otherBattle': 'Dette er ikke kampagnens næste slag: det afviger ved {at}.',
  'campaign.notOver': 'Dette slag er ikke slut endnu.',
}

/** What is wrong, by the end of its key. */
export type CampaignError = keyof typeof english extends `campaign.${infer Name}` ? Name : never

export const campaignEnglish: Catalogue = { ...errorMessages.en, ...english }

/** What can be wrong with a campaign file, and with a battle that is entered in one. */
export const campaignMessages: Record<Language, Catalogue> = {
  en: campaignEnglish,
  de: { ...errorMessages.de, ...german },
  da: { ...errorMessages.da, ...danish },
}
