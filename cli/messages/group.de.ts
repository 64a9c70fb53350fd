import type { Translated } from '@grognard/umpire'
import type { group as english } from './group.en.ts'

/** Ein Befehl für viele Einheiten. */
export const group: Translated<typeof english> = {
  'cli.word.group': 'gruppe',
  'cli.group.formations': 'Verbände:',
  'cli.group.formation': '{number}. {name}: {list}',
  'cli.group.orders': 'Befehle für eine Gruppe:',
  'cli.group.order': '{form}: {name}',
  'cli.group.place': 'ORT',
  'cli.group.piece': 'ZIEL',
  'cli.group.how':
    'Tippe „{typed}“. Statt der Nummer des Verbands gelten auch die Kennungen von Einheiten, durch Kommas getrennt.',
  'cli.group.howPlace':
    'Ein Ort sind zwei Zahlen, gezählt wie in „lage“, ein Feld oder die Kennung einer Einheit, die dort steht.',
  'cli.group.hint': 'Tippe „{typed}“, um einem ganzen Verband auf einmal Befehle zu geben.',
  'cli.group.head': 'Die Befehle der Gruppe:',
  'cli.group.certain': 'Kein Würfel entscheidet.',
  'cli.group.leftOut': '{piece} bekommt keinen Befehl: {why}',
  'cli.group.none': 'Hier gibt es nichts zu befehlen.',
  'cli.group.idle': 'In diesem Schritt gibt es keine Befehle für eine Gruppe.',
  'cli.group.who':
    'Sag, wer: die Nummer eines Verbands oder die Kennungen von Einheiten, durch Kommas getrennt.',
  'cli.group.noFormation': 'Verband {number} gibt es nicht; es gibt {count}.',
  'cli.group.noPiece': 'Du befehligst keine Einheit mit der Kennung „{piece}“.',
  'cli.group.noOrder':
    'Den Befehl „{order}“ gibt es jetzt nicht für eine Gruppe. Möglich sind {names}.',
  'cli.group.aim.place':
    'Sag, wohin {order} führen soll: zwei Zahlen, ein Feld oder die Kennung einer Einheit.',
  'cli.group.aim.piece': 'Sag, worauf {order} zielt: die Kennung einer Einheit.',
  'cli.group.noAim': 'Der Befehl {order} hat kein Ziel: Lass weg, was danach kommt.',
  'cli.group.noTarget': 'Es gibt keine Einheit „{piece}“.',
  'cli.group.noPlace':
    '„{place}“ ist kein Ort: Tippe zwei Zahlen, ein Feld oder die Kennung einer Einheit.',
  'cli.help.group':
    'gruppe: die Verbände und was man ihnen befehlen kann. gruppe WER BEFEHL: ein Befehl für alle, etwa auf ein Ziel. chancen gruppe WER BEFEHL: die möglichen Ausgänge des Ganzen, bevor du es befiehlst.',
}
