import { useRef, useState } from 'react';
import { LIMITS, type Passkey } from '@taskloom/contracts';
import { errorMessage, useRenamePasskeyMutation } from '@taskloom/contracts/rtk';
import { TextField } from '@taskloom/ui';
import { FormDialog } from '@taskloom/ui/modal';
import { usePasskeyTexts } from './texts';

/** Gives a passkey another name, which only its person sees. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = usePasskeyTexts();
  const field = useRef<HTMLInputElement>(null);
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const [mistake, setMistake] = useState<string>();

  const submit = async () => {
    const name = field.current?.value.trim() ?? '';
    const { error } = name ? await rename({ id: passkey._id, name }) : { error: undefined };
    if (name && !error) return onClose();
    setMistake(error ? errorMessage(error, t('error')) : t('nameMissing'));
    field.current?.focus();
  };

  return (
    <FormDialog
      open
      title={t('renameTitle')}
      width="sm"
      closeText={t('cancel')}
      busy={isLoading}
      initialFocus={field}
      submitText={t('save')}
      busyText={t('saving')}
      cancelText={t('cancel')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('name')}
        name="name"
        autoComplete="off"
        defaultValue={passkey.name}
        maxLength={LIMITS.passkeyName}
        error={mistake}
      />
    </FormDialog>
  );
}
