import type { Language } from '@grognard/umpire'

/** Languages of the page, where the day stands before the month. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de', da: 'da' }

/** Day, month and year, and the hour of twenty-four, as the scenarios tell theirs: “20 November 2026, 22:47”. */
export function dayAndTime(time: number, language: Language): string {
  const locale = LOCALES[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const [hours, minutes] = [new Date(time).getHours(), new Date(time).getMinutes()]
  return `${day.format(time)}, ${hours}:${String(minutes).padStart(2, '0')}`
}
