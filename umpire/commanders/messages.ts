import type { Language } from '../message.ts'

/** A further commander of a side, by its name and his number. */
const sentences: Record<Language, string> = {
  en: '{side}, commander {number}',
  de: '{side}, Befehlshaber {number}',
  da: '{side}, befalingsmand {number}',
}

export function furtherCommander(language: Language, side: string, number: number): string {
  return sentences[language].replace('{side}', side).replace('{number}', String(number))
}
