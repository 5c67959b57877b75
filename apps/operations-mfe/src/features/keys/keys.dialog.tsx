import { useId, useRef, useState } from 'react';
import type { RemoteKey } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useFocusOf } from '../../focus/use-focus-of';
import type { OperationProps } from '../../operation';
import { useTexts, type Texts } from '../../texts';
import { KeyForm } from './key-form';
import { KeyList } from './key-list';
import { useKeyRevocation } from './use-key-actions';

type View = { kind: 'list' } | { kind: 'form' } | { kind: 'revoke'; key: RemoteKey };

/** The public keys that verify the builds of a remote. */
export function KeysDialog({ open, remote, onClose }: OperationProps) {
  const t = useTexts();
  const form = useId();
  const first = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>({ kind: 'list' });
  const [busy, setBusy] = useState(false);
  const showList = () => setView({ kind: 'list' });
  const revoke = useKeyRevocation({ remote: remote.name, onBusy: setBusy, onDone: showList });
  useFocusOf(first, view.kind);
  return (
    <Dialog
      open={open}
      width="md"
      title={titleOf(t, view, remote.title)}
      closeText={t('close')}
      busy={busy}
      closeOnMask={view.kind === 'list'}
      onClose={onClose}
      footer={
        view.kind === 'list' ? (
          <PlainButton ref={first} variant="primary" onClick={() => setView({ kind: 'form' })}>
            {t('newKey')}
          </PlainButton>
        ) : (
          <>
            <PlainButton ref={view.kind === 'revoke' ? first : undefined} onClick={showList} disabled={busy}>
              {t('cancel')}
            </PlainButton>
            {view.kind === 'form' ? (
              <PlainButton type="submit" form={form} variant="primary" busy={busy}>
                {t(busy ? 'addingKey' : 'addKey')}
              </PlainButton>
            ) : (
              <PlainButton variant="danger" busy={busy} onClick={() => void revoke(view.key)}>
                {t(busy ? 'revokingKey' : 'revokeKey')}
              </PlainButton>
            )}
          </>
        )
      }
    >
      {view.kind === 'list' && (
        <KeyList remote={remote} onRevoke={(key) => setView({ kind: 'revoke', key })} />
      )}
      {view.kind === 'form' && (
        <KeyForm id={form} remote={remote.name} busy={busy} onBusy={setBusy} onDone={showList} />
      )}
      {view.kind === 'revoke' && <p>{t('revokeKeyText')}</p>}
    </Dialog>
  );
}

const titleOf = (t: Texts, view: View, remote: string): string => {
  if (view.kind === 'form') return t('newKeyTitle', { remote });
  return view.kind === 'revoke' ? t('revokeKeyTitle', { name: view.key.name }) : t('keysTitle', { remote });
};
