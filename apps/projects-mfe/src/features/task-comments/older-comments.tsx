import { errorMessage, useLazyGetOlderCommentsQuery, type TaskPath } from '@taskloom/contracts/rtk';
import { InlineError } from '@taskloom/ui';
import { Button } from '@taskloom/ui/core';
import { useTexts } from '../../texts';
import styles from './comments.module.css';

interface OlderCommentsProps {
  path: TaskPath;
  /** The oldest comment that is shown. */
  before: string;
  /** How many older ones there are. */
  count: number;
  /** There are no more older ones, and so this button is gone: the focus has to go elsewhere. */
  onAll: () => void;
}

/** Shows the next older comments, a page at a time. */
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
        <Button type="link" loading={isFetching} onClick={() => void show()}>
          {t('showOlderComments', { count })}
        </Button>
      )}
    </div>
  );
}
