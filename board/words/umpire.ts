import type { Catalogue, Language } from '@grognard/umpire'

/** The umpire's own refusals, the same in every game. */
export const umpireCatalogues: Record<Language, Catalogue> = {
  en: {
    'umpire.dieNumber': '(die {number} of {of})',
    'umpire.over': 'The battle is over; no more orders are taken.',
    'umpire.notAsked':
      'It is not for {seat} to act now. The step is {step}; it waits for {waiting}.',
    'umpire.notNow': 'This is not the time for “{order}”. The step {step} asks for: {asks}.',
    'umpire.noSeat': '{seat} has no seat in this battle.',
    'umpire.resign': 'Resign the battle',
    'umpire.resigned': '{seat} resigns the battle.',
    'umpire.malformed': 'The order “{order}” is not filled in rightly: {fault}.',
  },
  de: {
    'umpire.dieNumber': '(Würfel {number} von {of})',
    'umpire.over': 'Die Schlacht ist zu Ende; es werden keine Befehle mehr angenommen.',
    'umpire.notAsked':
      'Jetzt ist nicht {seat} am Zug. Der Schritt ist {step}; gewartet wird auf {waiting}.',
    'umpire.notNow': '„{order}“ ist jetzt nicht an der Reihe. Der Schritt {step} verlangt: {asks}.',
    'umpire.noSeat': '{seat} hat keinen Sitz in dieser Schlacht.',
    'umpire.resign': 'Die Schlacht aufgeben',
    'umpire.resigned': '{seat}: Die Schlacht ist aufgegeben.',
    'umpire.malformed': 'Der Befehl „{order}“ ist nicht richtig ausgefüllt: {fault}.',
  },
  da: {
    'umpire.dieNumber': '(terning {number} af {of})',
    'umpire.over': 'Slaget er forbi; der tages ikke imod flere ordrer.',
    'umpire.notAsked':
      'Det er ikke {seat}, der har turen nu. Trinnet er {step}; der ventes på {waiting}.',
    'umpire.notNow': 'Det er ikke tid til »{order}«. Trinnet {step} beder om: {asks}.',
    'umpire.noSeat': '{seat} har ingen plads i dette slag.',
    'umpire.resign': 'Opgiv slaget',
    'umpire.resigned': '{seat} opgiver slaget.',
    'umpire.malformed': 'Ordren »{order}« er ikke udfyldt rigtigt: {fault}.',
  },
}
