import { useRef, useState } from 'react';
import { errorMessage } from '@taskloom/contracts/rtk';
import { InlineError, PasswordField } from '@taskloom/ui';
import { FormDialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { useFactorTexts } from './texts';

interface PasswordDialogProps {
  /** An explanation of the next step after the confirmation. */
  text: string;
  /** False for people who have none: the shell asks them for another proof. */
  hasPassword: boolean;
  /** Returns the error, if any. */
  send: (password: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again, where there is one, before a change of the account's security. */
export function PasswordDialog({ text, hasPassword, send, onClose }: PasswordDialogProps) {
  const t = useFactorTexts();
  const shell = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string>();

  const submit = async () => {
    const password = hasPassword ? (field.current?.value ?? '') : undefined;
    if (password === '') return field.current?.focus();
    setBusy(true);
    const error = await send(password);
    if (!error) return onClose();
    setBusy(false);
    setMistake(errorMessage(error, t('error')));
    field.current?.focus();
  };

  return (
    <FormDialog
      open
      title={t(hasPassword ? 'askTitle' : 'title')}
      subtitle={text}
      width="sm"
      closeText={t('cancel')}
      busy={busy}
      initialFocus={field}
      submitText={t('continue')}
      busyText={t('checking')}
      cancelText={t('cancel')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordField
          ref={field}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={shell('field.showPassword')}
          hideLabel={shell('field.hidePassword')}
          error={mistake}
        />
      ) : (
        mistake !== undefined && <InlineError message={mistake} />
      )}
    </FormDialog>
  );
}
