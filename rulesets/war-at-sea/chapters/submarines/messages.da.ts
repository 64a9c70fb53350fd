import type { submarinesEnglish } from './messages.en.ts'

export const submarinesDanish: Record<keyof typeof submarinesEnglish, string> = {
  'was.order.launch': '{unit}: affyr torpedoer mod {target}',
  'was.refuse.notYourSubmarine': 'Vælg en af dine egne ubåde, der er på bordet.',
  'was.refuse.nothingToTorpedo': 'Vælg et fjendtligt skib.',
  'was.refuse.hasLaunched': '{unit} har allerede affyret torpedoer i dette træk.',
  'was.refuse.tooNearTheFirst':
    'Det andet torpedoangreb kræver et mål, der er mere end 90 mm fra det første.',
}
