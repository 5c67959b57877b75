export { useAnswerInvitation } from './use-answer-invitation';
export { useSendInvitation } from './use-send-invitation';
