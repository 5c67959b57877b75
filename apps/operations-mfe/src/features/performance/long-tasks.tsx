import type { RemoteLongTask } from '@taskloom/contracts';
import { RelativeTime } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { durationText } from '../../words/numbers';
import styles from './performance.module.css';
import { Section } from './section';

/** Scripts that blocked the page, those of most people first. */
export function LongTasks({ tasks }: { tasks: readonly RemoteLongTask[] }) {
  const t = useTexts();
  return (
    <Section title={t('longTaskList')} empty={tasks.length === 0 ? t('noLongTasks') : undefined}>
      <ul>
        {tasks.map(({ version, reason, people, longestMs, lastAt }) => (
          <li key={`${version} ${reason}`} className={styles.problem}>
            <p className={styles.message}>{reason ?? t('noReason')}</p>
            <p className={styles.about}>
              {[
                version,
                t('people', { count: people }),
                t('longest', { duration: durationText(longestMs) }),
              ].join(' · ')}
              {' · '}
              <RelativeTime time={lastAt} label={(last) => t('lastAt', { last })} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
