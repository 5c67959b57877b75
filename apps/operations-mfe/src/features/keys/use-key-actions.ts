import { useState } from 'react';
import type { RemoteKey } from '@taskloom/contracts';
import { errorMessage, fieldErrors } from '@taskloom/contracts/rtk';
import { useAddRemoteKeyMutation, useRevokeRemoteKeyMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

type Mistakes = Partial<Record<'name' | 'publicKey', string>>;

interface KeyActionOptions {
  remote: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** The form of a new key: its values, what is wrong with them, and sending it. */
export function useNewKey({ remote, onBusy, onDone }: KeyActionOptions) {
  const t = useTexts();
  const [add] = useAddRemoteKeyMutation();
  const [values, setValues] = useState({ name: '', publicKey: '' });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [problem, setProblem] = useState<string>();
  const set = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
    setMistakes({});
    setProblem(undefined);
  };
  const submit = async (): Promise<void> => {
    const [name, publicKey] = [values.name.trim(), values.publicKey.trim()];
    const found: Mistakes = {
      ...(name === '' && { name: t('keyNameMissing') }),
      ...(publicKey === '' && { publicKey: t('publicKeyMissing') }),
    };
    setMistakes(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    onBusy(true);
    const { data, error } = await add({ remote, name, publicKey });
    onBusy(false);
    if (data) {
      toast.success(t('keyAdded', { name, remote }));
      return onDone();
    }
    const serverMistakes: Mistakes = Object.fromEntries(
      fieldErrors(error).map(({ field, message }) => [field, message]),
    );
    setMistakes(serverMistakes);
    if (!serverMistakes.name && !serverMistakes.publicKey) setProblem(errorMessage(error, t('failedToMove')));
  };
  return { values, set, mistakes, problem, submit };
}

/** Revokes a key of the remote, and reports the result in a toast. */
export function useKeyRevocation({ remote, onBusy, onDone }: KeyActionOptions) {
  const t = useTexts();
  const [revoke] = useRevokeRemoteKeyMutation();
  return async ({ _id, name }: RemoteKey): Promise<void> => {
    onBusy(true);
    const { error } = await revoke({ remote, id: _id });
    onBusy(false);
    onDone();
    if (error) return toast.error(t('revokeKeyFailed'), errorMessage(error, t('failedToMove')));
    toast.success(t('keyRevokedNow', { name }));
  };
}
