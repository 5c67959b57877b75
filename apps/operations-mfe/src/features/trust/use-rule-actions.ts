import { useState } from 'react';
import { LIMITS, TRUST_ISSUER, TRUST_SUBJECT, type DeployRight, type TrustRule } from '@taskloom/contracts';
import { errorMessage, fieldErrors } from '@taskloom/contracts/rtk';
import { useAddTrustRuleMutation, useRemoveTrustRuleMutation } from '@taskloom/contracts/rtk/remotes';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

const GITHUB = 'https://token.actions.githubusercontent.com';

type Mistakes = Partial<Record<'issuer' | 'subject' | 'rights', string>>;

export interface RuleActionOptions {
  remote: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** The form of a new rule: its values, what is wrong with them, and sending it. */
export function useNewRule({ remote, onBusy, onDone }: RuleActionOptions) {
  const t = useTexts();
  const [add] = useAddTrustRuleMutation();
  const [values, setValues] = useState({
    issuer: GITHUB,
    subject: '',
    rights: ['publish'] as DeployRight[],
    days: LIMITS.trustRuleDefaultDays as number,
  });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [problem, setProblem] = useState<string>();
  const set = (changes: Partial<typeof values>) => {
    setValues({ ...values, ...changes });
    setMistakes({});
    setProblem(undefined);
  };
  const flip = (right: DeployRight) => {
    const { rights } = values;
    set({ rights: rights.includes(right) ? rights.filter((one) => one !== right) : [...rights, right] });
  };
  const submit = async (): Promise<void> => {
    const [issuer, subject] = [values.issuer.trim(), values.subject.trim()];
    const found: Mistakes = {
      ...(!TRUST_ISSUER.test(issuer) && { issuer: t('issuerWrong') }),
      ...(!TRUST_SUBJECT.test(subject) && { subject: t('subjectWrong') }),
      ...(values.rights.length === 0 && { rights: t('rightsMissing') }),
    };
    setMistakes(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    onBusy(true);
    const { data, error } = await add({ ...values, remote, issuer, subject });
    onBusy(false);
    if (data) {
      toast.success(t('ruleAdded', { subject, remote }));
      return onDone();
    }
    const serverMistakes: Mistakes = Object.fromEntries(
      fieldErrors(error).map(({ field, message }) => [field, message]),
    );
    setMistakes(serverMistakes);
    if (!serverMistakes.issuer && !serverMistakes.subject && !serverMistakes.rights)
      setProblem(errorMessage(error, t('failedToMove')));
  };
  return { values, set, flip, mistakes, problem, submit };
}

/** Removes a rule of the remote, and reports the result in a toast. */
export function useRuleRemoval({ remote, onBusy, onDone }: RuleActionOptions) {
  const t = useTexts();
  const [remove] = useRemoveTrustRuleMutation();
  return async ({ _id, subject }: TrustRule): Promise<void> => {
    onBusy(true);
    const { error } = await remove({ remote, id: _id });
    onBusy(false);
    onDone();
    if (error) return toast.error(t('removeRuleFailed'), errorMessage(error, t('failedToMove')));
    toast.success(t('ruleRemoved', { subject }));
  };
}
