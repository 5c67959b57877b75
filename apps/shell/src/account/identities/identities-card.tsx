import Building2 from 'lucide-react/icons/building-2';
import { useState } from 'react';
import { SCREENS, type Identity } from '@taskloom/contracts';
import {
  errorMessage,
  useGetIdentitiesQuery,
  useGetMetaQuery,
  useRemoveIdentityMutation,
  useStartIdentityMutation,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { PlainButton, RelativeTime } from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { openProvider } from '../../providers/open-provider';
import { SecurityList } from '../security-list';
import { SecurityRow } from '../security-row';
import security from '../security.module.css';
import { useIdentityTexts } from './texts';

/** The person's accounts at OpenID Connect providers; hidden in an installation without any. */
export function IdentitiesCard() {
  const t = useIdentityTexts();
  const { data: meta } = useGetMetaQuery();
  const query = useGetIdentitiesQuery();
  const [removed, setRemoved] = useState<Identity>();
  const providers = meta?.providers ?? [];
  if (providers.length === 0 && !query.data?.length) return null;
  const isLinked = (id: string): boolean => query.data?.some(({ provider }) => provider === id) ?? true;
  return (
    <>
      <SecurityList
        id="security-identities"
        title={t('title')}
        actions={providers
          .filter(({ id }) => !isLinked(id))
          .map(({ id, name, reachable }) => (
            <ConnectButton key={id} provider={id} disabled={!reachable}>
              {t('connect', { name })}
            </ConnectButton>
          ))}
        query={query}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          retry: t('retry'),
        }}
        rows={1}
        lead={<p className={`${security.text} ${security.lead}`}>{t('lead')}</p>}
      >
        {(identity) => (
          <IdentityRow key={identity._id} identity={identity} onRemove={() => setRemoved(identity)} />
        )}
      </SecurityList>
      {removed && <RemoveDialog identity={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface ConnectButtonProps {
  provider: string;
  disabled: boolean;
  children: string;
}

function ConnectButton({ provider, disabled, children }: ConnectButtonProps) {
  const t = useIdentityTexts();
  const [start] = useStartIdentityMutation();
  const [busy, setBusy] = useState(false);
  const connect = async () => {
    setBusy(true);
    const { data, error } = await start({ provider });
    // Busy until the page is left.
    if (data) return openProvider(data.url, { use: 'link', from: SCREENS.security });
    setBusy(false);
    toast.error(t('connectFailed'), errorMessage(error, t('error')));
  };
  return (
    <PlainButton disabled={disabled} busy={busy} onClick={() => void connect()}>
      {children}
    </PlainButton>
  );
}

function IdentityRow({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const t = useIdentityTexts();
  const { name, email, createdAt, lastUsedAt } = identity;
  return (
    <SecurityRow
      icon={Building2}
      title={name}
      text={
        <>
          {email !== null && <>{email} · </>}
          {lastUsedAt ? (
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          ) : (
            <RelativeTime time={createdAt} label={(ago) => t('connectedOn', { ago })} />
          )}
        </>
      }
    >
      <PlainButton variant="text" aria-label={t('disconnectOf', { name })} onClick={onRemove}>
        {t('disconnect')}
      </PlainButton>
    </SecurityRow>
  );
}

function RemoveDialog({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const t = useIdentityTexts();
  const [remove, { isLoading }] = useRemoveIdentityMutation();
  const confirm = async () => {
    const { error } = await remove(identity._id);
    onClose();
    if (error) return toast.error(t('removeFailed'), errorMessage(error, t('error')));
    toast.success(t('removed', { name: identity.name }), t('removeText'));
  };
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: identity.name })}
      confirmText={t('disconnect')}
      busyText={t('disconnecting')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
