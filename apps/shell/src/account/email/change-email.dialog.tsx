import { useId, useRef, useState, type SubmitEvent } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { errorMessage, useChangeEmailMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useEmailTexts } from './texts';

/** Asks for a new address, which replaces the current one once its link is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useEmailTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [change, { isLoading }] = useChangeEmailMutation();
  const [mistake, setMistake] = useState<string>();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const email = field.current?.value.trim() ?? '';
    const { error } = email ? await change({ email }) : { error: undefined };
    if (email && !error) {
      onClose();
      return toast.success(t('sent'), t('sentText', { email }));
    }
    setMistake(error ? errorMessage(error, t('error')) : t('missing'));
    field.current?.focus();
  };

  return (
    <Dialog
      open
      title={t('changeTitle')}
      subtitle={t('changeLead')}
      width="sm"
      closeText={t('cancel')}
      busy={isLoading}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose} disabled={isLoading}>
            {t('cancel')}
          </PlainButton>
          <PlainButton type="submit" form={form} variant="primary" busy={isLoading}>
            {isLoading ? t('sending') : t('send')}
          </PlainButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          ref={field}
          label={t('newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          error={mistake}
        />
      </form>
    </Dialog>
  );
}
