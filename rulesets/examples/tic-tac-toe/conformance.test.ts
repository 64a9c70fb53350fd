import { testConformance } from '../../../checks/conformance.ts'
import { ticTacToe } from './index.ts'

const firsts = ['crosses', 'noughts']
const seeds = ['a', 'b', 'c', 'd']

testConformance(ticTacToe, {
  battles: firsts.flatMap(first => seeds.map(seed => ({ seed, steps: 9, options: { first } }))),
})
