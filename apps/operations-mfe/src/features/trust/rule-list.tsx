import type { TrustRule } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetTrustRulesQuery } from '@taskloom/contracts/rtk/remotes';
import { ErrorState, formatDay, ListSkeleton, PlainButton, RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import styles from '../../dialog-list/dialog-list.module.css';

interface RuleListProps {
  remote: string;
  title: string;
  onRemove: (rule: TrustRule) => void;
}

/** Every trust rule of the remote, the newest first, with expired ones. */
export function RuleList({ remote, title, onRemove }: RuleListProps) {
  const t = useTexts();
  const { data, error, refetch } = useGetTrustRulesQuery(remote, { refetchOnMountOrArgChange: true });
  return (
    <>
      {!data && !error && <ListSkeleton rows={1} text={t('trustLoading')} />}
      {!data && error && (
        <ErrorState
          framed={false}
          level={3}
          title={t('trustFailed')}
          text={errorMessage(error, t('trustFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <p className={styles.lead}>
          <Sentence text={t('trustLead', { remote: title, audience: data.audience })} />
        </p>
      )}
      {data?.rules.length === 0 && <p className={styles.none}>{t('noRules')}</p>}
      {data && data.rules.length > 0 && (
        <ul aria-label={t('trust')} className={styles.list}>
          {data.rules.map((rule) => (
            <RuleRow key={rule._id} rule={rule} onRemove={() => onRemove(rule)} />
          ))}
        </ul>
      )}
    </>
  );
}

function RuleRow({ rule, onRemove }: { rule: TrustRule; onRemove: () => void }) {
  const t = useTexts();
  const { issuer, subject, rights, createdAt, createdBy, expiresAt, lastUsedAt } = rule;
  const added = { day: formatDay(createdAt), name: createdBy?.name ?? t('formerAdmin') };
  const day = formatDay(expiresAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{subject}</p>
        <p className={styles.rule}>{rights.map((right) => t(`right.${right}`)).join(' · ')}</p>
        <p className={styles.text}>
          <code>{issuer}</code> · {t('keyAddedBy', added)} ·{' '}
          {Date.parse(expiresAt) > Date.now() ? (
            t('expires', { day })
          ) : (
            <strong className={styles.warning}>{t('expired', { day })}</strong>
          )}{' '}
          ·{' '}
          {lastUsedAt ? (
            <RelativeTime time={lastUsedAt} label={(ago) => t('lastUsed', { ago })} />
          ) : (
            t('neverUsed')
          )}
        </p>
      </div>
      <PlainButton variant="text" size="small" aria-label={t('removeRuleOf', { subject })} onClick={onRemove}>
        {t('removeRule')}
      </PlainButton>
    </li>
  );
}
