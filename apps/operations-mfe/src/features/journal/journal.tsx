import { useState } from 'react';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useGetRemotesJournalQuery } from '@taskloom/contracts/rtk/remotes';
import { Card, FormField, InlineError, PlainButton, SectionHeader, SkeletonRegion } from '@taskloom/ui';
import { Choice } from '@taskloom/ui/form';
import { useTexts } from '../../texts';
import { KNOWN_ACTIONS } from './actions';
import { JournalLine } from './journal-line';
import { JournalLinesSkeleton } from './journal-skeleton';
import styles from './journal.module.css';

/** The number of entries at first and after each 'more'; the last is the maximum of the API. */
const LIMITS = [20, 100, 500] as const;

/** The polling interval for publications, which have no event, and for missed events, in milliseconds. */
const RENEW_MS = 30_000;

const ALL = '';

/** Who changed what, when and why, for all remotes or one. */
export function Journal({ remotes }: { remotes: readonly string[] }) {
  const t = useTexts();
  const [remote, setRemote] = useState(ALL);
  const [page, setPage] = useState(0);
  const limit = LIMITS[page] ?? LIMITS[0];
  const { data, error, isFetching, refetch } = useGetRemotesJournalQuery(
    { limit, knows: KNOWN_ACTIONS, ...(remote !== ALL && { remote }) },
    { pollingInterval: RENEW_MS, refetchOnMountOrArgChange: true },
  );
  const failed = error !== undefined && !data;
  return (
    <section className={styles.section} aria-labelledby="journal">
      <SectionHeader id="journal" title={t('journal')} />
      <FormField label={t('ofRemote')} labelHidden>
        {(field) => (
          <Choice
            {...field}
            className={styles.filter}
            value={remote}
            options={[
              { value: ALL, label: t('allRemotes') },
              ...remotes.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => {
              setRemote(name);
              setPage(0);
            }}
          />
        )}
      </FormField>
      {failed && !isFetching && (
        <InlineError
          message={errorMessage(error, t('journalFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && (!failed || isFetching) && (
        <SkeletonRegion text={t('journalLoading')}>
          <JournalLinesSkeleton />
        </SkeletonRegion>
      )}
      {data?.length === 0 && <p className={styles.empty}>{t('journalEmpty')}</p>}
      {data && data.length > 0 && (
        <Card padding="none">
          <ol aria-labelledby="journal">
            {data.map((entry) => (
              <JournalLine key={entry._id} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      {data && data.length >= limit && page < LIMITS.length - 1 && (
        <PlainButton variant="text" block busy={isFetching} onClick={() => setPage(page + 1)}>
          {t('showMore')}
        </PlainButton>
      )}
    </section>
  );
}
