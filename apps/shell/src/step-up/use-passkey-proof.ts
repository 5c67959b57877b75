import { useState } from 'react';
import {
  errorMessage,
  useBeginPasskeyStepUpMutation,
  usePasskeyStepUpMutation,
} from '@taskloom/contracts/rtk';
import { useStepUpTexts } from './texts';

/** A proof with a passkey of the person. */
export function usePasskeyProof() {
  const t = useStepUpTexts();
  const [begin] = useBeginPasskeyStepUpMutation();
  const [send] = usePasskeyStepUpMutation();
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();

  /** False when it was not accepted; `mistake` then says why. */
  const prove = async (): Promise<boolean> => {
    setBusy(true);
    setMistake(undefined);
    try {
      const [{ sign }, request] = await Promise.all([import('../passkeys/ceremonies'), begin().unwrap()]);
      const proof = await sign(request);
      if (proof) {
        await send(proof).unwrap();
        return true;
      }
      setMistake(t('passkeyUnused'));
    } catch (error) {
      setMistake(errorMessage(error, t('error')));
    } finally {
      setBusy(false);
    }
    return false;
  };
  return { busy, mistake, prove };
}
