import { useRef, useState } from 'react';
import { errorMessage, useGetStepUpWaysQuery, useStepUpMutation } from '@taskloom/contracts/rtk';
import { InlineError, PasswordField, PlainButton, TextField } from '@taskloom/ui';
import { FormDialog } from '@taskloom/ui/modal';
import { passkeysWork } from '../passkeys/passkeys-work';
import { useTexts } from '../texts';
import { ProviderProofs } from './provider-proofs';
import { useStepUpTexts } from './texts';
import { usePasskeyProof } from './use-passkey-proof';

interface StepUpDialogProps {
  /** True after a proof, false when the person has closed the dialog. */
  onEnd: (proved: boolean) => void;
}

/** Asks for the password, or for a code, a passkey or a sign-in at a provider where the person has one. */
export default function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const t = useStepUpTexts();
  const shell = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { data: ways } = useGetStepUpWaysQuery();
  const [prove, { isLoading, error, reset }] = useStepUpMutation();
  const [chosen, setWay] = useState<'password' | 'code'>('password');
  const hasPassword = ways?.password ?? true;
  const way = hasPassword ? chosen : 'code';
  const isField = hasPassword || ways?.code === true;
  const providers = ways?.providers ?? [];
  const passkey = usePasskeyProof();
  const mistake = error ? errorMessage(error, t('error')) : passkey.mistake;

  const submit = async () => {
    const value = field.current?.value ?? '';
    if (value === '') return field.current?.focus();
    const answer = await prove({ [way]: value });
    if (!answer.error) return onEnd(true);
    field.current?.focus();
  };
  const takePasskey = async () => {
    if (isLoading || passkey.busy) return;
    if (await passkey.prove()) return onEnd(true);
    field.current?.focus();
  };
  const change = () => {
    reset();
    setWay(way === 'password' ? 'code' : 'password');
  };

  return (
    <FormDialog
      open
      title={t('title')}
      subtitle={t('lead')}
      width="sm"
      closeText={t('cancel')}
      busy={isLoading}
      initialFocus={field}
      submitText={isField ? t('confirm') : undefined}
      busyText={t('confirming')}
      cancelText={t('cancel')}
      onSubmit={() => void submit()}
      onClose={() => onEnd(false)}
      otherButtons={
        <>
          {ways?.passkey && passkeysWork() && (
            <PlainButton variant="text" onClick={() => void takePasskey()} busy={passkey.busy}>
              {t('usePasskey')}
            </PlainButton>
          )}
          {ways?.code && hasPassword && (
            <PlainButton variant="text" onClick={change} disabled={isLoading}>
              {way === 'password' ? t('useCode') : t('usePassword')}
            </PlainButton>
          )}
        </>
      }
    >
      {!isField && providers.length === 0 && <p>{t('noPassword')}</p>}
      {isField && way === 'password' && (
        <PasswordField
          key="password"
          ref={field}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={shell('field.showPassword')}
          hideLabel={shell('field.hidePassword')}
          error={mistake}
        />
      )}
      {isField && way === 'code' && (
        <TextField
          key="code"
          ref={field}
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          spellCheck={false}
          error={mistake}
        />
      )}
      {!isField && mistake !== undefined && <InlineError message={mistake} />}
      {providers.length > 0 && <ProviderProofs providers={providers} />}
    </FormDialog>
  );
}
