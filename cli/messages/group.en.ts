/** One order for many pieces. */
export const group = {
  'cli.word.group': 'group',
  'cli.group.formations': 'Formations:',
  'cli.group.formation': '{number}. {name}: {list}',
  'cli.group.orders': 'Orders for a group:',
  'cli.group.order': '{form}: {name}',
  'cli.group.place': 'PLACE',
  'cli.group.piece': 'TARGET',
  'cli.group.how':
    'Type “{typed}”. Instead of the formation’s number you can type the ids of pieces with commas between them.',
  'cli.group.howPlace':
    'A place is two numbers counted as in “situation”, a hex, or the id of a piece that is there.',
  'cli.group.hint': 'Type “{typed}” to order a whole formation at once.',
  'cli.group.head': 'The group’s orders:',
  'cli.group.certain': 'No dice decide it.',
  'cli.group.leftOut': '{piece} gets no order: {why}',
  'cli.group.none': 'No order is possible here.',
  'cli.group.idle': 'There are no orders for a group in this step.',
  'cli.group.who':
    'Say who: the number of a formation, or the ids of pieces with commas between them.',
  'cli.group.noFormation': 'There is no formation {number}; there are {count}.',
  'cli.group.noPiece': 'You command no piece with the id “{piece}”.',
  'cli.group.noOrder': 'There is no order “{order}” for a group now. The orders are {names}.',
  'cli.group.aim.place': 'Say where {order} should lead: two numbers, a hex or the id of a piece.',
  'cli.group.aim.piece': 'Say what {order} is aimed at: the id of a piece.',
  'cli.group.noAim': 'The order {order} is aimed at nothing: leave out what comes after it.',
  'cli.group.noTarget': 'There is no piece “{piece}”.',
  'cli.group.noPlace': '“{place}” is no place: type two numbers, a hex or the id of a piece.',
  'cli.help.group':
    'group: the formations, and what they can be ordered. group WHO ORDER: one order for all of them, such as one target. odds group WHO ORDER: the possible outcomes of the whole before you give it.',
} as const
