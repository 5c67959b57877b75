import { useAppSelector } from '@taskloom/client';
import type { PendingWrite } from '@taskloom/contracts/rtk';
import { Banner, bannerActionClass, RelativeTime } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { sinceWords } from '../offline-queue/since-words';
import { useTexts as useOfflineQueueTexts } from '../offline-queue/texts';
import { useTexts } from '../texts';
import styles from './connection-banner.module.css';
import type { Connection } from './use-connection';

const actionClass = `${bannerActionClass} ${styles.action}`;

interface ConnectionBannerProps {
  connection: Connection;
  /** The numbers of pending writes and conflicts. */
  waiting: number;
  undecided: number;
  onTry: () => void;
  onDecide: () => void;
  /** Held changes, oldest first. */
  held: readonly PendingWrite[];
  onReview: () => void;
}

/** A banner about changes that need the person's decision. */
function Question({ words, onAnswer }: { words: string; onAnswer: () => void }) {
  const t = useOfflineQueueTexts();
  return (
    <Banner
      icon={icons.state.error}
      action={
        <button type="button" className={actionClass} onClick={onAnswer}>
          {t('decide')}
        </button>
      }
    >
      <span className={styles.words}>{words}</span>
    </Banner>
  );
}

/** While online, the banner is only about pending writes and decisions. */
function QueueBanner(props: Omit<ConnectionBannerProps, 'connection' | 'onTry'>) {
  const { waiting, undecided, held } = props;
  const t = useOfflineQueueTexts();
  const [oldest] = held;
  if (undecided > 0)
    return <Question words={t('undecided', { count: undecided })} onAnswer={props.onDecide} />;
  if (oldest) {
    const words = t('held', { count: held.length, since: sinceWords(oldest.at) });
    return <Question words={words} onAnswer={props.onReview} />;
  }
  if (waiting === 0) return null;
  return <Banner icon={icons.state.reconnecting}>{t('sending', { count: waiting })}</Banner>;
}

/** A bar under the top bar while the connection is lost. The live region is always rendered. */
export function ConnectionBanner({ connection, onTry, ...queue }: ConnectionBannerProps) {
  const t = useTexts();
  const tQueue = useOfflineQueueTexts();
  const keptAt = useAppSelector(({ kept }) => kept.at);
  if (connection === 'fine') return <QueueBanner {...queue} />;
  const unsent = queue.waiting + queue.held.length;
  return (
    <Banner
      icon={connection === 'reconnecting' ? icons.state.reconnecting : icons.state.offline}
      action={
        <button type="button" className={actionClass} onClick={onTry}>
          {t('connection.tryNow')}
        </button>
      }
    >
      <span className={styles.words}>
        {t(`connection.${connection}`)}
        {keptAt !== null && (
          <>
            {' '}
            <RelativeTime
              time={new Date(keptAt).toISOString()}
              label={(ago) => t('connection.asOf', { ago })}
              underMinute={t('connection.underMinute')}
            />
          </>
        )}
        {unsent > 0 && ` ${tQueue('waiting', { count: unsent })}`}
      </span>
    </Banner>
  );
}
