import type { TaskHit } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { AvatarStack, Icon } from '@taskloom/ui';
import { icons, type IconShape } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './task-row.module.css';

function Count({ icon, count, label }: { icon: IconShape; count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.fact} role="img" aria-label={label} title={label}>
      <Icon icon={icon} size={14} />
      {count}
    </span>
  );
}

/** The read-only facts of a task in its row. The person's own avatar is left out, because it is the same in every row. */
export function RowCounts({ task: { commentCount, attachmentCount } }: { task: TaskHit }) {
  const t = useTexts();
  return (
    <span className={styles.counts}>
      <Count icon={icons.meta.comments} count={commentCount} label={t('comments', { count: commentCount })} />
      <Count
        icon={icons.meta.attachments}
        count={attachmentCount}
        label={t('attachments', { count: attachmentCount })}
      />
    </span>
  );
}

export function RowPeople({ task: { assignees } }: { task: TaskHit }) {
  const t = useTexts();
  const me = useUser();
  const others = assignees.map(({ user }) => user).filter(({ _id }) => _id !== me?._id);
  if (others.length === 0) return <span className={styles.people} />;
  const names = others.map(({ name }) => name).join(', ');
  return (
    <span className={styles.people}>
      <AvatarStack people={others} max={others.length > 2 ? 1 : 2} label={t('with', { names })} />
    </span>
  );
}
