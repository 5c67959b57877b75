import {
  authApi,
  errorMessage,
  isApiError,
  useAcceptInviteMutation,
  useRejectInviteMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from './texts';

/**
 * Accept and Reject of a team invitation, with the toasts of the specification. Both resolve once the response is shown.
 * `busy` is true while a response is pending. The notification of the invitation is removed by the response.
 * @example
 * const { accept, reject, busy } = useAnswerInvitation(inviteId);
 */
export function useAnswerInvitation(inviteId: string) {
  const t = useTexts();
  const [getMe] = authApi.useLazyGetMeQuery();
  const [send, accepting] = useAcceptInviteMutation();
  const [sendRejection, rejecting] = useRejectInviteMutation();

  const failed = (error: unknown, text: string): void => {
    const isGone = isApiError(error) && error.status === 404;
    toast.error(t('error'), isGone ? t('gone') : errorMessage(error, text));
  };
  const accept = async (): Promise<void> => {
    const { error } = await send(inviteId);
    if (error) return failed(error, t('acceptFailed'));
    toast.success(t('success'), t('accepted'));
    // The role in the session may have changed.
    void getMe();
  };
  const reject = async (): Promise<void> => {
    const { error } = await sendRejection(inviteId);
    if (error) failed(error, t('rejectFailed'));
    else toast.success(t('success'), t('rejected'));
  };
  return { accept, reject, busy: accepting.isLoading || rejecting.isLoading };
}
