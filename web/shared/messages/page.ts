import { english as setupEnglish } from './setup.en.ts'
import { german as setupGerman } from './setup.de.ts'
import { danish as setupDanish } from './setup.da.ts'
import { english as ordersEnglish } from './orders.en.ts'
import { german as ordersGerman } from './orders.de.ts'
import { danish as ordersDanish } from './orders.da.ts'
import { english as fieldsEnglish } from './fields.en.ts'
import { german as fieldsGerman } from './fields.de.ts'
import { danish as fieldsDanish } from './fields.da.ts'
import { english as recordEnglish } from './record.en.ts'
import { german as recordGerman } from './record.de.ts'
import { danish as recordDanish } from './record.da.ts'
import { english as handbookEnglish } from './handbook.en.ts'
import { german as handbookGerman } from './handbook.de.ts'
import { danish as handbookDanish } from './handbook.da.ts'
import { english as battleEnglish } from './battle.en.ts'
import { german as battleGerman } from './battle.de.ts'
import { danish as battleDanish } from './battle.da.ts'
import { english as campaignEnglish } from './campaign.en.ts'
import { german as campaignGerman } from './campaign.de.ts'
import { danish as campaignDanish } from './campaign.da.ts'
import { english as talkEnglish } from './talk.en.ts'
import { english as watchingEnglish } from './watching.en.ts'
import { german as talkGerman } from './talk.de.ts'
import { german as watchingGerman } from './watching.de.ts'
import { danish as talkDanish } from './talk.da.ts'
import { english as accountEnglish } from './account.en.ts'
import { german as accountGerman } from './account.de.ts'
import { danish as accountDanish } from './account.da.ts'
import { english as agreementsEnglish } from './agreements.en.ts'
import { german as agreementsGerman } from './agreements.de.ts'
import { danish as agreementsDanish } from './agreements.da.ts'
import { danish as watchingDanish } from './watching.da.ts'
import { english as groupEnglish } from './group.en.ts'
import { german as groupGerman } from './group.de.ts'
import { danish as groupDanish } from './group.da.ts'
import { english as editorEnglish } from './editor.en.ts'
import { german as editorGerman } from './editor.de.ts'
import { danish as editorDanish } from './editor.da.ts'
import { english as puzzleEnglish } from './puzzle.en.ts'
import { german as puzzleGerman } from './puzzle.de.ts'
import { danish as puzzleDanish } from './puzzle.da.ts'
import { farMessages } from './far.ts'
import { libraryMessages } from './library.ts'

/** All that the page says. */
export const pageMessages = {
  en: {
    ...libraryMessages.en,
    ...farMessages.en,
    ...setupEnglish,
    ...editorEnglish,
    ...ordersEnglish,
    ...groupEnglish,
    ...puzzleEnglish,
    ...fieldsEnglish,
    ...recordEnglish,
    ...handbookEnglish,
    ...battleEnglish,
    ...campaignEnglish,
    ...accountEnglish,
    ...talkEnglish,
    ...agreementsEnglish,
    ...watchingEnglish,
  },
  de: {
    ...libraryMessages.de,
    ...farMessages.de,
    ...setupGerman,
    ...editorGerman,
    ...ordersGerman,
    ...groupGerman,
    ...puzzleGerman,
    ...fieldsGerman,
    ...recordGerman,
    ...handbookGerman,
    ...battleGerman,
    ...campaignGerman,
    ...accountGerman,
    ...talkGerman,
    ...agreementsGerman,
    ...watchingGerman,
  },
  da: {
    ...libraryMessages.da,
    ...farMessages.da,
    ...setupDanish,
    ...editorDanish,
    ...ordersDanish,
    ...groupDanish,
    ...puzzleDanish,
    ...fieldsDanish,
    ...recordDanish,
    ...handbookDanish,
    ...battleDanish,
    ...campaignDanish,
    ...accountDanish,
    ...talkDanish,
    ...agreementsDanish,
    ...watchingDanish,
  },
}
