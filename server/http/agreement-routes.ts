import { linkRenewed, proposalAnswer, rematchAnswer } from '@grognard/remote/answers.ts'
import {
  answerQuestion,
  emptyQuestion,
  handOverQuestion,
  proposeQuestion,
  renewQuestion,
} from '@grognard/remote/questions.ts'
import type {
  AnswerQuestion,
  HandOverQuestion,
  ProposeQuestion,
  RenewQuestion,
} from '@grognard/remote/questions.ts'
import { answerProposal, propose } from '../battles/propose.ts'
import { offerRematch } from '../battles/rematch.ts'
import { handOver, renewLink, takeSeatBack } from '../battles/stand-in.ts'
import type { AddSeatRoute } from './seat-routes.ts'

/** What those at a table agree on, and who plays for whom. */
export function agreementRoutes(add: AddSeatRoute): void {
  add<ProposeQuestion>({
    name: 'propose',
    summary: 'Proposes to take back, a draw, or to end without a winner; done once all accept.',
    schema: proposeQuestion,
    answer: proposalAnswer,
    does: propose,
  })
  add<AnswerQuestion>({
    name: 'answer',
    summary: 'Accepts or declines what another seat has proposed, or withdraws one’s own.',
    schema: answerQuestion,
    answer: proposalAnswer,
    does: answerProposal,
  })
  add<HandOverQuestion>({
    name: 'hand-over',
    summary: 'Has the computer play one’s seat, or, with the host’s token, that of who is gone.',
    schema: handOverQuestion,
    does: handOver,
  })
  add<object>({
    name: 'take-seat-back',
    summary: 'The person plays the seat again that the computer has played.',
    schema: emptyQuestion,
    does: takeSeatBack,
  })
  add<RenewQuestion>({
    name: 'new-link',
    summary: 'With the host’s token: a new token for a seat; the old one opens nothing any more.',
    schema: renewQuestion,
    answer: linkRenewed,
    does: renewLink,
  })
  add<object>({
    name: 'rematch',
    summary: 'Once it is over: a table for the same battle with sides changed, by the same links.',
    schema: emptyQuestion,
    answer: rematchAnswer,
    does: offerRematch,
  })
}
