import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyProof } from '@taskloom/contracts';
import { errorMessage, useBeginPasskeyLoginMutation } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { offerPasskeys } from '../passkeys/offer-passkeys';
import { useSignInTexts } from './texts';

const loadCeremonies = () => import('../passkeys/ceremonies');

/**
 * Signs in with a passkey.
 *
 * @param email of the account whose password has been entered
 * @param offered whether the browser lists passkeys with the suggestions of the e-mail field
 */
export function usePasskeySignIn({ email, offered = false }: { email?: string; offered?: boolean } = {}) {
  const t = useSignInTexts();
  const { passkeyLogin } = useSession();
  const [begin] = useBeginPasskeyLoginMutation();
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();

  const fail = (message: string) => {
    setBusy(false);
    setMistake(message);
  };
  const send = async (proof: PasskeyProof) => {
    setBusy(true);
    setMistake(undefined);
    const outcome = await passkeyLogin({ ...proof, ...(email !== undefined && { email }) });
    if (outcome.ok) return void toast.success(t('login.done'));
    fail(errorMessage(outcome.error, t('login.fallback')));
  };
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    setMistake(undefined);
    try {
      const [{ sign }, request] = await Promise.all([loadCeremonies(), begin().unwrap()]);
      const proof = await sign(request);
      await (proof ? send(proof) : fail(t('login.passkeyUnused')));
    } catch (error) {
      fail(errorMessage(error, t('login.fallback')));
    }
  };

  const onChosen = useEffectEvent((proof: PasskeyProof) => void send(proof));
  // A browser refuses a second request for passkeys while the offer is open.
  const isOffered = offered && !busy;
  useEffect(() => (isOffered ? offerPasskeys(onChosen) : undefined), [isOffered]);

  return { busy, mistake, ask, send };
}
