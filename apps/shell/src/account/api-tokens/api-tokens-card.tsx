import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { ApiToken } from '@taskloom/contracts';
import { errorMessage, useGetApiTokensQuery, useRevokeApiTokenMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import {
  Card,
  ErrorState,
  formatDay,
  ListSkeleton,
  PlainButton,
  RelativeTime,
  SectionHeader,
} from '@taskloom/ui';
import { ConfirmDialog } from '@taskloom/ui/modal';
import { SecurityRow } from '../security-row';
import { CreateTokenDialog } from './create-token.dialog';
import { NewToken } from './new-token';
import { useTokenTexts } from './texts';
import security from '../security.module.css';
import styles from './api-tokens.module.css';

/** The person's API tokens; a new one is shown once. */
export function ApiTokensCard() {
  const t = useTokenTexts();
  const { data: tokens, isError, refetch } = useGetApiTokensQuery();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [revoked, setRevoked] = useState<ApiToken>();
  return (
    <Card as="section" padding="none" aria-labelledby="security-tokens">
      <div className={security.head}>
        <SectionHeader
          id="security-tokens"
          title={t('title')}
          count={tokens?.length}
          actions={<PlainButton onClick={() => setCreating(true)}>{t('newToken')}</PlainButton>}
        />
      </div>
      <p className={`${security.text} ${styles.lead}`}>{t('lead')}</p>
      {secret && <NewToken secret={secret} onDone={() => setSecret(undefined)} />}
      {!tokens && isError && (
        <ErrorState
          framed={false}
          title={t('failed')}
          text={t('failedText')}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!tokens && !isError && <ListSkeleton rows={1} text={t('loading')} />}
      <ul>
        {tokens?.map((token) => (
          <TokenRow key={token._id} token={token} onRevoke={() => setRevoked(token)} />
        ))}
      </ul>
      {creating && (
        <CreateTokenDialog
          onCreated={(made) => {
            setSecret(made);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = useTokenTexts();
  const { name, prefix, scope, projects, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const facts = [
    t(scope),
    ...(projects ? [t('inProjects', { count: projects.length })] : []),
    t(isOver ? 'expired' : 'expires', { day: formatDay(expiresAt) }),
  ];
  return (
    <SecurityRow
      icon={KeyRound}
      title={name}
      text={
        <>
          <code>{prefix}…</code> · {facts.join(' · ')} ·{' '}
          {lastUsedAt ? (
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          ) : (
            t('neverUsed')
          )}
        </>
      }
    >
      <PlainButton variant="text" size="small" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
        {t('revoke')}
      </PlainButton>
    </SecurityRow>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const t = useTokenTexts();
  const [revoke, { isLoading }] = useRevokeApiTokenMutation();
  const confirm = async () => {
    const { error } = await revoke(token._id);
    onClose();
    if (error) return toast.error(t('revokeFailed'), errorMessage(error, t('error')));
    toast.success(t('revoked'), t('revokeText'));
  };
  return (
    <ConfirmDialog
      open
      title={t('revokeTitle', { name: token.name })}
      confirmText={t('revoke')}
      busyText={t('revoking')}
      cancelText={t('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('revokeText')}
    </ConfirmDialog>
  );
}
