import type { TaskCard } from '@taskloom/contracts';
import { Icon, VisuallyHidden } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ComponentProps } from 'react';
import { useIsBlocked } from '../blocked-cards';
import { useTexts } from '../../../texts';
import styles from './card-counts.module.css';

interface CountProps {
  /** A number, or '2/5'. */
  icon: ComponentProps<typeof Icon>['icon'];
  count: number | string;
  words: string;
  className?: string;
}

const Count = ({ icon, count, words, className = '' }: CountProps) => (
  <span className={`${styles.count} ${className}`}>
    <Icon icon={icon} size={14} />
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** Whether an open task blocks it, how far the checklist is, and the number of comments and files of a task; nothing at zero. */
export function CardCounts({ card }: { card: TaskCard }) {
  const t = useTexts();
  const { commentCount: comments, attachmentCount: files, checklistDone: done, checklistTotal: total } = card;
  const blocked = useIsBlocked(card._id);
  if (comments === 0 && files === 0 && total === 0 && !blocked) return null;
  return (
    <span className={styles.counts}>
      {blocked && (
        <span className={`${styles.count} ${styles.blocked}`} title={t('blocked')}>
          <Icon icon={icons.meta.blocked} size={14} label={t('blocked')} />
        </span>
      )}
      {total > 0 && (
        <Count
          icon={icons.meta.checklist}
          count={`${done}/${total}`}
          words={t('checklistWords', { done, total })}
          className={done === total ? styles.all : ''}
        />
      )}
      {comments > 0 && (
        <Count icon={icons.meta.comments} count={comments} words={t('commentCount', { count: comments })} />
      )}
      {files > 0 && (
        <Count icon={icons.meta.attachments} count={files} words={t('fileCount', { count: files })} />
      )}
    </span>
  );
}
