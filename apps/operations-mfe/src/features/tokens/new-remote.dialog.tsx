import { useId, useRef, useState } from 'react';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import styles from '../../dialog-list/dialog-list.module.css';

interface NewRemoteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Registers a remote that a team will deploy, with its first token. */
export default function NewRemoteDialog({ open, onClose }: NewRemoteDialogProps) {
  const t = useTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState<{ secret: string; remote: string }>();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      width="md"
      title={t('newRemoteTitle')}
      closeText={t('close')}
      busy={busy}
      closeOnMask={false}
      closable={!made}
      initialFocus={field}
      // A token that is not copied yet would be lost.
      onClose={made ? () => {} : onClose}
      footer={
        made ? (
          <PlainButton variant="primary" onClick={onClose}>
            {t('tokenCopied')}
          </PlainButton>
        ) : (
          <>
            <PlainButton onClick={onClose} disabled={busy}>
              {t('cancel')}
            </PlainButton>
            <PlainButton type="submit" form={form} variant="primary" busy={busy}>
              {t(busy ? 'creatingToken' : 'createRemote')}
            </PlainButton>
          </>
        )
      }
    >
      {made ? (
        <>
          <NewToken secret={made.secret} />
          <p className={styles.after}>
            <Sentence text={t('newRemoteNext', { remote: made.remote, url: location.origin })} />
          </p>
        </>
      ) : (
        <TokenForm
          id={form}
          field={field}
          remote={undefined}
          onBusy={setBusy}
          onCreated={(secret, remote) => setMade({ secret, remote })}
        />
      )}
    </Dialog>
  );
}
