import { useId, useRef, useState } from 'react';
import type { DeployToken } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useFocusOf } from '../../focus/use-focus-of';
import type { OperationProps } from '../../operation';
import { useTexts, type Texts } from '../../texts';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';
import { useRevocation } from './use-revocation';

type View =
  | { kind: 'list' }
  | { kind: 'form' }
  | { kind: 'secret'; secret: string }
  | { kind: 'revoke'; token: DeployToken };

/** The deploy tokens of a remote; a new one is shown once. */
export function TokensDialog({ open, remote: { name, title }, onClose }: OperationProps) {
  const t = useTexts();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>({ kind: 'list' });
  const [busy, setBusy] = useState(false);
  const showList = () => setView({ kind: 'list' });
  const revoke = useRevocation(name, setBusy, showList);
  useFocusOf(first, view.kind);
  return (
    <Dialog
      open={open}
      width="md"
      title={titleOf(t, view, title)}
      closeText={t('close')}
      busy={busy}
      closeOnMask={view.kind === 'list'}
      closable={view.kind !== 'secret'}
      // A token that is not copied yet would be lost.
      onClose={view.kind === 'secret' ? () => {} : onClose}
      footer={
        <>
          {view.kind === 'list' && (
            <PlainButton ref={first} variant="primary" onClick={() => setView({ kind: 'form' })}>
              {t('newToken')}
            </PlainButton>
          )}
          {(view.kind === 'form' || view.kind === 'revoke') && (
            <PlainButton ref={view.kind === 'revoke' ? first : undefined} onClick={showList} disabled={busy}>
              {t('cancel')}
            </PlainButton>
          )}
          {view.kind === 'form' && (
            <PlainButton type="submit" form={form} variant="primary" busy={busy}>
              {t(busy ? 'creatingToken' : 'createToken')}
            </PlainButton>
          )}
          {view.kind === 'revoke' && (
            <PlainButton variant="danger" busy={busy} onClick={() => void revoke(view.token)}>
              {t(busy ? 'revokingToken' : 'revokeToken')}
            </PlainButton>
          )}
          {view.kind === 'secret' && (
            <PlainButton variant="primary" onClick={showList}>
              {t('tokenCopied')}
            </PlainButton>
          )}
        </>
      }
    >
      {view.kind === 'list' && (
        <TokenList remote={name} title={title} onRevoke={(token) => setView({ kind: 'revoke', token })} />
      )}
      {view.kind === 'form' && (
        <TokenForm
          id={form}
          field={field}
          remote={name}
          onBusy={setBusy}
          onCreated={(secret) => setView({ kind: 'secret', secret })}
        />
      )}
      {view.kind === 'revoke' && <p>{t('revokeTokenText')}</p>}
      {view.kind === 'secret' && <NewToken secret={view.secret} />}
    </Dialog>
  );
}

const titleOf = (t: Texts, view: View, remote: string): string => {
  if (view.kind === 'form') return t('newTokenTitle', { remote });
  return view.kind === 'revoke'
    ? t('revokeTokenTitle', { name: view.token.name })
    : t('tokensTitle', { remote });
};
