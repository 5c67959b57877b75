import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { FactorSetup as Setup } from '@taskloom/contracts';
import {
  useBeginFactorMutation,
  useGetFactorQuery,
  useGetStepUpWaysQuery,
  useRemoveFactorMutation,
  useReplaceRecoveryCodesMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Badge, ErrorState, PlainButton } from '@taskloom/ui';
import { ActionCard } from '../action-card';
import { FactorSetup } from './factor-setup';
import { useFactorTexts } from './texts';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';

type Asked = 'set-up' | 'codes' | 'off';

/** The authenticator app: three steps turn it on, and the password turns it off. */
export function FactorCard() {
  const t = useFactorTexts();
  const { data: factor, isError, refetch } = useGetFactorQuery();
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const [begin] = useBeginFactorMutation();
  const [replace] = useReplaceRecoveryCodesMutation();
  const [remove] = useRemoveFactorMutation();
  const hasPassword = useGetStepUpWaysQuery().data?.password ?? true;
  const isOn = Boolean(factor?.enabledAt);

  /** Each returns the error, if any. */
  const actions: Record<Asked, (password: string | undefined) => Promise<unknown>> = {
    'set-up': async (password) => {
      const { data, error } = await begin({ password });
      setSetup(data);
      return error;
    },
    codes: async (password) => {
      const { data, error } = await replace({ password });
      setCodes(data?.recoveryCodes);
      return error;
    },
    off: async (password) => {
      const { error } = await remove({ password });
      if (!error) toast.success(t('turnedOff'));
      return error;
    },
  };
  const sentences = { 'set-up': t('askSetUp'), codes: t('askCodes'), off: t('askOff') };

  const hasOtherContent = (!factor && isError) || setup !== undefined || codes !== undefined;
  const buttons = !factor ? null : isOn ? (
    <>
      <PlainButton onClick={() => setAsked('codes')}>{t('newCodes')}</PlainButton>
      <PlainButton onClick={() => setAsked('off')}>{t('turnOff')}</PlainButton>
    </>
  ) : (
    <PlainButton onClick={() => setAsked('set-up')}>{t('setUp')}</PlainButton>
  );

  return (
    <ActionCard
      title={t('title')}
      badge={
        factor && (
          <Badge color={isOn ? 'green' : 'grey'} icon={isOn ? ShieldCheck : undefined}>
            {isOn ? t('on') : t('off')}
          </Badge>
        )
      }
      lead={isOn ? t('codesLeft', { count: factor?.recoveryCodesLeft ?? 0 }) : t('lead')}
      action={hasOtherContent ? undefined : buttons}
    >
      {!factor && isError && (
        <ErrorState
          framed={false}
          title={t('failed')}
          text={t('failedText')}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      {setup && !codes && (
        <FactorSetup
          setup={setup}
          onDone={(codes) => {
            setSetup(undefined);
            setCodes(codes);
          }}
          onCancel={() => setSetup(undefined)}
        />
      )}
      {asked && (
        <PasswordDialog
          text={sentences[asked]}
          hasPassword={hasPassword}
          send={actions[asked]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ActionCard>
  );
}
