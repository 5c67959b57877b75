import { useEffect, useId, useRef, useState } from 'react';
import type { Webhook } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import type { OperationProps } from '../../operation';
import { useTexts, type Texts } from '../../texts';
import { DeliveryList } from './delivery-list';
import { NewWebhookSecret } from './new-webhook-secret';
import { useWebhookActions } from './use-webhook-actions';
import { WebhookForm } from './webhook-form';
import { WebhookList } from './webhook-list';

type View =
  | { kind: 'list' }
  | { kind: 'form' }
  | { kind: 'secret'; secret: string }
  | { kind: 'log'; webhook: Webhook }
  | { kind: 'delete'; webhook: Webhook };

/** The webhooks of a remote, and the log of each; a new secret is shown once. */
export function WebhooksDialog({ open, remote: { name, title }, onClose }: OperationProps) {
  const t = useTexts();
  const form = useId();
  const first = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<View>({ kind: 'list' });
  const [busy, setBusy] = useState(false);
  const showList = () => setView({ kind: 'list' });
  const showSecret = (secret: string) => setView({ kind: 'secret', secret });
  const actions = useWebhookActions(name, setBusy);
  const last = useRef(view.kind);
  // The button that led to another view is gone, and with it the focus.
  useEffect(() => {
    if (last.current !== view.kind) first.current?.focus();
    last.current = view.kind;
  }, [view.kind]);
  return (
    <Dialog
      open={open}
      width="md"
      title={titleOf(t, view, title)}
      closeText={t('close')}
      busy={busy}
      closeOnMask={view.kind === 'list' || view.kind === 'log'}
      closable={view.kind !== 'secret'}
      // A secret that is not copied yet would be lost.
      onClose={view.kind === 'secret' ? () => {} : onClose}
      footer={
        <>
          {view.kind === 'list' && (
            <PlainButton ref={first} variant="primary" onClick={() => setView({ kind: 'form' })}>
              {t('newWebhook')}
            </PlainButton>
          )}
          {(view.kind === 'form' || view.kind === 'delete' || view.kind === 'log') && (
            <PlainButton ref={view.kind === 'form' ? undefined : first} onClick={showList} disabled={busy}>
              {t(view.kind === 'log' ? 'back' : 'cancel')}
            </PlainButton>
          )}
          {view.kind === 'form' && (
            <PlainButton type="submit" form={form} variant="primary" busy={busy}>
              {t('createWebhook')}
            </PlainButton>
          )}
          {view.kind === 'delete' && (
            <PlainButton
              variant="danger"
              busy={busy}
              onClick={() => void actions.remove(view.webhook).then(showList)}
            >
              {t('deleteWebhook')}
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
        <WebhookList
          remote={name}
          title={title}
          busy={busy}
          onLog={(webhook) => setView({ kind: 'log', webhook })}
          onDelete={(webhook) => setView({ kind: 'delete', webhook })}
          onEnable={(webhook, enabled) => void actions.enable(webhook, enabled)}
          onRotate={(webhook) => void actions.rotate(webhook).then((secret) => secret && showSecret(secret))}
        />
      )}
      {view.kind === 'form' && (
        <WebhookForm id={form} remote={name} onBusy={setBusy} onCreated={showSecret} />
      )}
      {view.kind === 'secret' && <NewWebhookSecret secret={view.secret} />}
      {view.kind === 'log' && <DeliveryList remote={name} webhook={view.webhook} />}
      {view.kind === 'delete' && <p>{t('deleteWebhookText')}</p>}
    </Dialog>
  );
}

const titleOf = (t: Texts, view: View, remote: string): string => {
  switch (view.kind) {
    case 'form':
      return t('newWebhookTitle', { remote });
    case 'log':
      return t('deliveriesTitle', { address: view.webhook.address });
    case 'delete':
      return t('deleteWebhookTitle', { address: view.webhook.address });
    default:
      return t('webhooksTitle', { remote });
  }
};
