import { useEffect, useEffectEvent } from 'react';
import { INVITE_PARAMETER } from '@taskloom/contracts';
import { errorCode, errorMessage, useClaimInviteMutation } from '@taskloom/contracts/rtk';
import { useSearchParams } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../texts';

/** Claims the invitation of the link in the URL, so that it appears in the menu. */
export function useInvitationLink(): void {
  const t = useTexts();
  const [query, setQuery] = useSearchParams();
  const [claim] = useClaimInviteMutation();
  const token = query.get(INVITE_PARAMETER);

  const onToken = useEffectEvent(async (inviteToken: string) => {
    setQuery(
      (now) => {
        now.delete(INVITE_PARAMETER);
        return now;
      },
      { replace: true },
    );
    const { error } = await claim({ inviteToken });
    const invalid = t('invite.claimFailed');
    if (errorCode(error) === 'NOT_FOUND') toast.error(t('invite.error'), invalid);
    else if (error) toast.error(t('invite.error'), errorMessage(error, invalid));
    else toast.success(t('invite.success'), t('invite.claimed'));
  });

  useEffect(() => {
    if (token) void onToken(token);
  }, [token]);
}
