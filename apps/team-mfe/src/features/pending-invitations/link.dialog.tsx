import { CopyButton, PlainButton, TextField } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

export interface LinkDialogProps {
  open: boolean;
  link: string;
  email: string;
  onClose: () => void;
}

/** The new link of an invitation, which is shown once. */
export default function LinkDialog({ open, link, email, onClose }: LinkDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      width="sm"
      title={t('linkTitle', { email })}
      subtitle={t('linkText')}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <PlainButton onClick={onClose}>{t('done')}</PlainButton>
          <CopyButton
            text={link}
            copyText={t('copyLink')}
            copiedText={t('copied')}
            size="middle"
            variant="primary"
          />
        </>
      }
    >
      <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
