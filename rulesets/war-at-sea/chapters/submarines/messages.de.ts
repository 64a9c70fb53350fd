import type { submarinesEnglish } from './messages.en.ts'

export const submarinesGerman: Record<keyof typeof submarinesEnglish, string> = {
  'was.order.launch': '{unit} schießt Torpedos auf {target}',
  'was.refuse.notYourSubmarine': 'Wähle ein eigenes U-Boot, das auf dem Tisch ist.',
  'was.refuse.nothingToTorpedo': 'Wähle ein gegnerisches Schiff.',
  'was.refuse.hasLaunched': '{unit} hat in diesem Zug schon Torpedos geschossen.',
  'was.refuse.tooNearTheFirst':
    'Der zweite Fächer braucht ein Ziel, das mehr als 90 mm vom ersten entfernt ist.',
}
