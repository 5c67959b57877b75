import { errorMessage, useLazyGetOlderCommentsQuery, type TaskPath } from '@taskloom/contracts/rtk';
import { InlineError, PlainButton } from '@taskloom/ui';
import { useTexts } from '../../texts/all';
import styles from './comments.module.css';

interface OlderCommentsProps {
  path: TaskPath;
  /** The oldest visible comment. */
  before: string;
  /** The number of older ones. */
  count: number;
  /** Called when the last page is loaded: this button disappears, so the focus has to move. */
  onAll: () => void;
}

/** Loads the next older comments, one page at a time. */
export function OlderComments({ path, before, count, onAll }: OlderCommentsProps) {
  const t = useTexts();
  const [load, { error, isFetching }] = useLazyGetOlderCommentsQuery();
  const show = async () => {
    const { data } = await load({ ...path, before });
    if (data && data.length >= count) onAll();
  };
  return (
    <div className={styles.older}>
      {error && !isFetching ? (
        <InlineError
          message={errorMessage(error, t('olderCommentsFailed'))}
          retryText={t('retry')}
          onRetry={() => void show()}
        />
      ) : (
        <PlainButton variant="link" busy={isFetching} onClick={() => void show()}>
          {t('showOlderComments', { count })}
        </PlainButton>
      )}
    </div>
  );
}
