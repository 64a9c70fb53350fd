import type { Catalogue } from '@grognard/umpire'

/** Battles that are kept but cannot be read, windows that both went on, addresses that lead nowhere. */
export const kept: Catalogue = {
  'web.saved.fault':
    'Gemt, men det kan ikke læses. {fault} Intet af det er smidt væk: hent det for at beholde eller udbedre det, eller fjern det.',
  'web.saved.fault.card':
    'Hvad der er noteret ved slaget, såsom hvem der spiller, har ingen form, som siden kender.',
  'web.saved.fault.file': 'Dets slagfil er der ikke.',
  'web.saved.fault.keeping': 'Det, som browseren gemmer, kunne ikke nås: {fault}',
  'web.saved.raw': 'Hent det, som det er',
  'web.saved.unread': 'dette slag',
  'web.windows.apart':
    'Et andet vindue er gået videre med slaget. Hvad der blev befalet her, er ikke tabt: det fortsætter her som et slag for sig.',
  'web.windows.stays':
    'Det andet vindue kan ikke gemme sine sidste ordrer, så slaget bliver dér. Skaf plads i browseren, eller eksportér slaget dér.',
  'web.nowhere': 'Der er intet på denne adresse',
  'web.nowhere.about': 'Måske er den skåret af eller skrevet forkert. Dine slag er, hvor de var.',
  'web.broken': 'Denne del af siden kan ikke vises: {fault}',
}
