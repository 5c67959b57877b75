import type { AdminApiToken } from '@taskloom/contracts';
import { Badge, formatDay, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts/tokens';
import styles from './tokens.module.css';

/** One token: whose it is, what it may do, and until when. */
export function TokenRow({ token, onRevoke }: { token: AdminApiToken; onRevoke: () => void }) {
  const t = useTexts();
  const { name, person, prefix, scope, projects, expiresAt, lastUsedAt } = token;
  const hasExpired = Date.parse(expiresAt) <= Date.now();
  return (
    <li className={styles.token}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Badge color={scope === 'administer' ? 'blue' : 'grey'}>{t(scope)}</Badge>
        {hasExpired && <Badge color="red">{t('expired')}</Badge>}
      </span>
      <span className={styles.meta}>
        <span>{person.name}</span>
        <span>
          <code>{prefix}…</code>
        </span>
        <span>{projects === null ? t('allProjects') : t('projects', { count: projects })}</span>
        <span>{t(hasExpired ? 'expiredOn' : 'expires', { day: formatDay(expiresAt.slice(0, 10)) })}</span>
        {lastUsedAt === null ? (
          <span>{t('neverUsed')}</span>
        ) : (
          <span>
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          </span>
        )}
      </span>
      <PlainButton
        className={styles.revoke}
        size="small"
        aria-label={t('revokeOf', { name, person: person.name })}
        onClick={onRevoke}
      >
        {t('revoke')}
      </PlainButton>
    </li>
  );
}
