import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { FactorSetup as Setup } from '@taskloom/contracts';
import {
  useBeginFactorMutation,
  useGetFactorQuery,
  useRemoveFactorMutation,
  useReplaceRecoveryCodesMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { Badge, Card, ErrorState, PlainButton } from '@taskloom/ui';
import { FactorSetup } from './factor-setup';
import { useFactorTexts } from './texts';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import styles from '../security.module.css';

type Asked = 'set-up' | 'codes' | 'off';

/** The authenticator app: turned on in three steps, and off after the password. */
export function FactorCard() {
  const t = useFactorTexts();
  const { data: factor, isError, refetch } = useGetFactorQuery();
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const [begin] = useBeginFactorMutation();
  const [replace] = useReplaceRecoveryCodesMutation();
  const [remove] = useRemoveFactorMutation();
  const isOn = Boolean(factor?.enabledAt);

  /** Each returns the error, if any. */
  const actions: Record<Asked, (password: string) => Promise<unknown>> = {
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

  return (
    <Card as="section" padding="lg" aria-labelledby="security-factor">
      <div className={styles.factorHead}>
        <h2 className={styles.heading} id="security-factor">
          {t('title')}
        </h2>
        {factor && (
          <Badge color={isOn ? 'green' : 'grey'} icon={isOn ? ShieldCheck : undefined}>
            {isOn ? t('on') : t('off')}
          </Badge>
        )}
      </div>
      <p className={styles.text}>
        {isOn ? t('codesLeft', { count: factor?.recoveryCodesLeft ?? 0 }) : t('lead')}
      </p>
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
      {(factor || !isError) && !setup && !codes && (
        <div className={styles.actions}>
          {factor && isOn && (
            <>
              <PlainButton onClick={() => setAsked('codes')}>{t('newCodes')}</PlainButton>
              <PlainButton onClick={() => setAsked('off')}>{t('turnOff')}</PlainButton>
            </>
          )}
          {factor && !isOn && <PlainButton onClick={() => setAsked('set-up')}>{t('setUp')}</PlainButton>}
        </div>
      )}
      {asked && (
        <PasswordDialog text={sentences[asked]} send={actions[asked]} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}
