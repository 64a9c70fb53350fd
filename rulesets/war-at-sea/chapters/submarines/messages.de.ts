import type { submarinesEnglish } from './messages.en.ts'

export const submarinesGerman: Record<keyof typeof submarinesEnglish, string> = {
  'was.order.launch': '{unit}: Torpedos auf {target} abschießen',
  'was.refuse.notYourSubmarine': 'Wähle ein eigenes U-Boot, das auf dem Tisch ist.',
  'was.refuse.nothingToTorpedo': 'Wähle ein feindliches Schiff.',
  'was.refuse.hasLaunched': '{unit} hat in diesem Zug schon Torpedos abgeschossen.',
  'was.refuse.tooNearTheFirst':
    'Der zweite Torpedoangriff braucht ein Ziel, das mehr als 90 mm vom ersten entfernt ist.',
}
