import { useId } from 'react';
import { LIMITS } from '@taskloom/contracts';
import { useSendInvitation } from '@taskloom/client/invitations';
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
  const { email, problem, sending, field, change, submit } = useSendInvitation(onClose);
  const close = () => {
    change('');
    onClose();
  };
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
          error={problem}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
