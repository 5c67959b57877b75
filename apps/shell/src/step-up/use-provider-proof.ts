import { useState } from 'react';
import { errorMessage, useStartProviderStepUpMutation } from '@taskloom/contracts/rtk';
import { useLocation } from '@taskloom/client/router';
import { openProvider } from '../providers/open-provider';
import { rememberPath } from '../return-path/return-path';
import { useStepUpTexts } from './texts';

/** A proof by a new sign-in at a provider, which leads back to this screen. */
export function useProviderProof() {
  const t = useStepUpTexts();
  const location = useLocation();
  const [start] = useStartProviderStepUpMutation();
  const [leaving, setLeaving] = useState<string>();
  const [mistake, setMistake] = useState<string>();

  const leave = async (provider: string): Promise<void> => {
    setLeaving(provider);
    setMistake(undefined);
    const { data, error } = await start({ provider });
    // Busy until the page is left.
    if (data) return openProvider(data.url, { use: 'step-up', ...rememberPath(location) });
    setLeaving(undefined);
    setMistake(errorMessage(error, t('error')));
  };
  return { leaving, mistake, leave };
}
