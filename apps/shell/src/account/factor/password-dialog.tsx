import { useId, useRef, useState, type SubmitEvent } from 'react';
import { errorMessage } from '@taskloom/contracts/rtk';
import { PasswordField, PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { useFactorTexts } from './texts';

interface PasswordDialogProps {
  /** What happens after the confirmation. */
  text: string;
  /** Returns the error, if any. */
  send: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again before a change of the account's security. */
export function PasswordDialog({ text, send, onClose }: PasswordDialogProps) {
  const t = useFactorTexts();
  const shell = useTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (busy || password === '') return field.current?.focus();
    setBusy(true);
    const error = await send(password);
    if (!error) return onClose();
    setBusy(false);
    setMistake(errorMessage(error, t('error')));
    field.current?.focus();
  };

  return (
    <Dialog
      open
      title={t('askTitle')}
      subtitle={text}
      width="sm"
      closeText={t('cancel')}
      busy={busy}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={busy}>
            {t('cancel')}
          </PlainButton>
          <PlainButton type="submit" form={form} variant="primary" busy={busy}>
            {busy ? t('checking') : t('continue')}
          </PlainButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <PasswordField
          ref={field}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={shell('field.showPassword')}
          hideLabel={shell('field.hidePassword')}
          error={mistake}
        />
      </form>
    </Dialog>
  );
}
