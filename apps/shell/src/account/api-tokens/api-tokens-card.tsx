import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { ApiToken } from '@taskloom/contracts';
import { useGetApiTokensQuery, useRevokeApiTokenMutation } from '@taskloom/contracts/rtk';
import { formatDay, PlainButton, RelativeTime } from '@taskloom/ui';
import { RemovalDialog } from '../removal.dialog';
import { SecurityList } from '../security-list';
import { SecurityRow } from '../security-row';
import { CreateTokenDialog } from './create-token.dialog';
import { NewToken } from './new-token';
import { useTokenTexts } from './texts';
import security from '../security.module.css';
import styles from './api-tokens.module.css';

/** The person's API tokens; a new one is shown once. */
export function ApiTokensCard() {
  const t = useTokenTexts();
  const query = useGetApiTokensQuery();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [revoked, setRevoked] = useState<ApiToken>();
  return (
    <>
      <SecurityList
        id="security-tokens"
        title={t('title')}
        actions={<PlainButton onClick={() => setCreating(true)}>{t('newToken')}</PlainButton>}
        query={query}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          retry: t('retry'),
        }}
        rows={1}
        lead={
          <>
            <p className={`${security.text} ${styles.lead}`}>{t('lead')}</p>
            {secret && <NewToken secret={secret} onDone={() => setSecret(undefined)} />}
          </>
        }
      >
        {(token) => <TokenRow key={token._id} token={token} onRevoke={() => setRevoked(token)} />}
      </SecurityList>
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
    </>
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
  const [revoke] = useRevokeApiTokenMutation();
  return (
    <RemovalDialog
      texts={{
        title: t('revokeTitle', { name: token.name }),
        text: t('revokeText'),
        confirm: t('revoke'),
        busy: t('revoking'),
        cancel: t('cancel'),
        done: t('revoked'),
        failed: t('revokeFailed'),
        error: t('error'),
      }}
      remove={() => revoke(token._id)}
      onClose={onClose}
    />
  );
}
