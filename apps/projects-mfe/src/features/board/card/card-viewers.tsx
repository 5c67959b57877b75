import { AvatarStack } from '@taskloom/ui';
import { useTexts } from '../../../texts';
import { useViewers } from '../viewers';
import styles from './task-card.module.css';

/** Avatars of others who have this card open; in the corner, so that nothing moves when they come and go. */
export function CardViewers({ taskId }: { taskId: string }) {
  const t = useTexts();
  const viewers = useViewers(taskId);
  if (viewers.length === 0) return null;
  const names = viewers.map(({ name }) => name).join(', ');
  return (
    <span className={styles.viewers} title={t('openedBy', { names })}>
      <AvatarStack people={[...viewers]} size={20} label={t('openedBy', { names })} />
    </span>
  );
}
