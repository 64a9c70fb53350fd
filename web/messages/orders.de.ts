import type { Catalogue } from '@grognard/umpire'

/** What is said while orders are chosen and given. */
export const orders: Catalogue = {
  'web.order.seek': 'Suchen in „{kind}“',
  'web.order.found': '{found, number} von {count, number}',
  'web.order.chooseFor': '{piece}: einen Befehl wählen.',
  'web.order.chosen': '{order}. Befehl steht: ändern oder weitergehen.',
  'web.ask.skip': 'Trotzdem übergehen',
  'web.ask.back': 'Zurück',
  'web.order.chooseOrder': 'Einen der Befehle wählen.',
  'web.order.onlyOn': 'In diesem Schritt ist nichts mehr zu befehlen.',
  'web.order.dice': 'Es wird gewürfelt.',
  'web.order.stopped': '{seat}: Der Computer hat angehalten.',
  'web.order.waits': '{seat}: Es ist noch zu würfeln.',
  'web.order.resume': 'Den Computer weiterspielen lassen',
  'web.order.dropped': 'Fallen gelassen, weil es nicht mehr offensteht: {order}',
  'web.order.dropped.step': 'Fallen gelassen, weil der Schritt vorbei ist: {order}',
  'web.order.drawFrom': '{piece}: Klicke, wohin es gehen soll, oder zieh den Weg.',
  'web.order.written':
    'Für {piece} ist ein Befehl geschrieben. Zeichne von dort weiter oder wähle das nächste Stück.',
  'web.order.chooseTarget': '{piece}: ein Ziel wählen, auf der Karte oder unten.',
  'web.order.chooseTargetOr': '{piece}: ein Ziel oder einen Befehl wählen.',
  'web.order.below': '{count, plural, one {# weiterer darunter} other {# weitere darunter}}',
  'web.order.emptyHand':
    'Nichts ist zur Hand. Wähle ein hervorgehobenes Stück auf der Karte: Tab führt zum nächsten, Enter nimmt es auf.',
  'web.order.emptyHandOffers': 'Nichts ist zur Hand. Die Taste O führt zu den offenen Befehlen.',
}
