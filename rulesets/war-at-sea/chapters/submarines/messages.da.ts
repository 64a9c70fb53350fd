import type { submarinesEnglish } from './messages.en.ts'

export const submarinesDanish: Record<keyof typeof submarinesEnglish, string> = {
  'was.order.launch': '{unit} affyrer torpedoer mod {target}',
  'was.refuse.notYourSubmarine': 'Vælg en af dine egne ubåde, der er på bordet.',
  'was.refuse.nothingToTorpedo': 'Vælg et fjendtligt skib.',
  'was.refuse.hasLaunched': '{unit} har affyret torpedoer i dette træk.',
  'was.refuse.tooNearTheFirst': 'Den anden salve kræver et mål mere end 90 mm fra det første.',
}
