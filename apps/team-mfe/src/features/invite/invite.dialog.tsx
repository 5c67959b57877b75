import { useId, useRef, useState, type FormEvent } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { errorMessage, useInviteMemberMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

export interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form to send an invitation. The input stays after a refusal. */
export default function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTexts();
  const formId = useId();
  const { email, missing, sending, field, change, submit, close } = useInvitation(onClose);
  return (
    <Dialog
      open={open}
      width="sm"
      title={t('inviteTitle')}
      subtitle={t('inviteText')}
      closeText={t('close')}
      busy={sending}
      initialFocus={field}
      onClose={close}
      footer={
        <>
          <PlainButton disabled={sending} onClick={close}>
            {t('cancel')}
          </PlainButton>
          <PlainButton variant="primary" type="submit" form={formId} busy={sending}>
            {sending ? t('sending') : t('send')}
          </PlainButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t('email')}
          type="email"
          name="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          value={email}
          error={missing ? t('emailMissing') : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function useInvitation(onClose: () => void) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [invite, { isLoading: sending }] = useInviteMemberMutation();
  const field = useRef<HTMLInputElement>(null);

  const change = (value: string) => {
    setEmail(value);
    setMissing(false);
  };
  const close = () => {
    change('');
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (sending) return;
    const { error } = await invite({ email: address });
    if (error) return toast.error(t('error'), errorMessage(error, t('inviteFailed')));
    toast.success(t('invited'), t('invitedText', { email: address }));
    close();
  };
  return { email, missing, sending, field, change, submit, close };
}
