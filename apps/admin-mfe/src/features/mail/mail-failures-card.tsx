import type { MailFailure } from '@taskloom/contracts';
import { Badge, Card, PlainButton, RelativeTime, SectionHeader } from '@taskloom/ui';
import { useTexts } from '../../texts/mail';
import { sentenceKeyOf } from './mail-error';
import styles from './mail.module.css';
import { useRetry } from './use-retry';

const KINDS = [
  'invitation',
  'password_reset',
  'new_device',
  'new_identity',
  'new_passkey',
  'email_link',
  'email_change',
] as const;

/** Mails whose last try has failed. */
export function MailFailuresCard({ failures }: { failures: readonly MailFailure[] }) {
  const t = useTexts();
  const { retry, retrying } = useRetry();
  const waiting = failures.filter(({ givenUp }) => !givenUp);
  const nameOf = (kind: string): string => {
    const known = KINDS.find((each) => each === kind);
    return known ? t(`kind.${known}`) : kind;
  };
  return (
    <Card as="section" padding="lg" aria-labelledby="mail-failures">
      <SectionHeader
        id="mail-failures"
        title={t('failures')}
        count={failures.length || undefined}
        actions={
          waiting.length > 1 && (
            <PlainButton size="small" busy={retrying} onClick={() => void retry()}>
              {t('retryAll')}
            </PlainButton>
          )
        }
      />
      {failures.length === 0 ? (
        <p className={styles.text}>{t('noFailures')}</p>
      ) : (
        <ul className={styles.failures} aria-labelledby="mail-failures">
          {failures.map(({ _id, kind, recipient, createdAt, tries, error, givenUp }) => (
            <li key={_id} className={styles.failure}>
              <span className={styles.kind}>
                {nameOf(kind)} <span className={styles.recipient}>{t('to', { recipient })}</span>
              </span>
              <Badge color={givenUp ? 'red' : 'yellow'}>{t(givenUp ? 'givenUp' : 'again')}</Badge>
              {!givenUp && (
                <PlainButton
                  size="small"
                  busy={retrying}
                  aria-label={t('retryOf', { kind: nameOf(kind), recipient })}
                  onClick={() => void retry(_id)}
                >
                  {t('retryNow')}
                </PlainButton>
              )}
              <span className={styles.reason}>
                {t(sentenceKeyOf(error))} {givenUp && t('givenUpText')}
              </span>
              <span className={styles.details}>
                {t('created')} <RelativeTime time={createdAt} underMinute={t('now')} /> · {t('tries')} {tries}{' '}
                · {t('error')} <code>{error}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
