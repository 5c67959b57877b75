import { Banner, bannerActionClass } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import styles from './connection-banner.module.css';
import type { Connection } from './use-connection';

const actionClass = `${bannerActionClass} ${styles.action}`;

interface ConnectionBannerProps {
  connection: Connection;
  /** Changes that are not sent yet, and those that somebody has to decide on. */
  waiting: number;
  undecided: number;
  onTry: () => void;
  onDecide: () => void;
}

/** While all is well, only what is still to be sent or decided is worth a word. */
function OutboxBanner({ waiting, undecided, onDecide }: Omit<ConnectionBannerProps, 'connection' | 'onTry'>) {
  const t = useTexts();
  if (undecided > 0)
    return (
      <Banner
        icon={icons.state.error}
        action={
          <button type="button" className={actionClass} onClick={onDecide}>
            {t('outbox.decide')}
          </button>
        }
      >
        <span className={styles.words}>{t('outbox.undecided', { count: undecided })}</span>
      </Banner>
    );
  if (waiting === 0) return null;
  return <Banner icon={icons.state.reconnecting}>{t('outbox.sending', { count: waiting })}</Banner>;
}

/** A quiet bar under the top bar while the connection is lost. The live region stands from the start. */
export function ConnectionBanner({ connection, onTry, ...outbox }: ConnectionBannerProps) {
  const t = useTexts();
  if (connection === 'fine') return <OutboxBanner {...outbox} />;
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
        {outbox.waiting > 0 && ` ${t('outbox.waiting', { count: outbox.waiting })}`}
      </span>
    </Banner>
  );
}
