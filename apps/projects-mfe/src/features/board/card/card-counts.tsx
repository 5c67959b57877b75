import { Icon, VisuallyHidden } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../texts';
import styles from './task-card.module.css';

interface CountProps {
  icon: ComponentProps<typeof Icon>['icon'];
  count: number;
  words: string;
}

const Count = ({ icon, count, words }: CountProps) => (
  <span className={styles.count}>
    <Icon icon={icon} size={14} />
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** The number of comments and files of a task; nothing at zero. */
export function CardCounts({ comments, files }: { comments: number; files: number }) {
  const t = useTexts();
  if (comments === 0 && files === 0) return null;
  return (
    <span className={styles.counts}>
      {comments > 0 && (
        <Count icon={icons.meta.comments} count={comments} words={t('commentCount', { count: comments })} />
      )}
      {files > 0 && (
        <Count icon={icons.meta.attachments} count={files} words={t('fileCount', { count: files })} />
      )}
    </span>
  );
}
