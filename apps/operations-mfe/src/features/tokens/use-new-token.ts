import { useState } from 'react';
import { DEPLOY_RIGHTS, LIMITS, REMOTE_NAME, type DeployRight } from '@taskloom/contracts';
import { errorMessage, fieldErrors } from '@taskloom/contracts/rtk';
import { useCreateDeployTokenMutation, useCreateRemoteMutation } from '@taskloom/contracts/rtk/remotes';
import { useTexts } from '../../texts';

type Mistakes = Partial<Record<'remote' | 'name' | 'rights', string>>;

export interface NewTokenOptions {
  /** Undefined for a remote that is registered with this token. */
  remote: string | undefined;
  onBusy: (busy: boolean) => void;
  onCreated: (secret: string, remote: string) => void;
}

/** The form of a new token: its values, what is wrong with them, and sending it. */
export function useNewToken({ remote: existing, onBusy, onCreated }: NewTokenOptions) {
  const t = useTexts();
  const [create] = useCreateDeployTokenMutation();
  const [register] = useCreateRemoteMutation();
  const [values, setValues] = useState({
    remote: existing ?? '',
    name: '',
    // The first deployment of a remote needs them all.
    rights: (existing === undefined ? [...DEPLOY_RIGHTS] : ['publish']) as DeployRight[],
    days: LIMITS.deployTokenDefaultDays as number,
  });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const set = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
    setMistakes({});
    setProblem(undefined);
  };
  const flip = (right: DeployRight) => {
    const { rights } = values;
    set({ rights: rights.includes(right) ? rights.filter((one) => one !== right) : [...rights, right] });
  };

  const send = async () => {
    setBusy(true);
    onBusy(true);
    const token = { ...values, name: values.name.trim() };
    const result = await (existing === undefined ? register(token) : create(token));
    setBusy(false);
    onBusy(false);
    return result;
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    const found: Mistakes = {
      ...(!REMOTE_NAME.test(values.remote) && { remote: t('remoteNameWrong') }),
      ...(values.name.trim() === '' && { name: t('tokenNameMissing') }),
      ...(values.rights.length === 0 && { rights: t('rightsMissing') }),
    };
    setMistakes(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    const { data, error } = await send();
    if (data) return onCreated(data.secret, values.remote);
    const serverMistakes: Mistakes = Object.fromEntries(
      fieldErrors(error).map(({ field, message }) => [field, message]),
    );
    setMistakes(serverMistakes);
    if (!serverMistakes.remote && !serverMistakes.name && !serverMistakes.rights)
      setProblem(errorMessage(error, t('failedToMove')));
  };

  return { values, set, flip, mistakes, problem, submit };
}
