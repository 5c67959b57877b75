import type { ComponentType } from 'react';
import { useGetWorkCountsQuery } from '@taskloom/contracts/rtk';
import { useNotifications } from '@taskloom/client/realtime';
import { useToday } from '@taskloom/client';
import { VisuallyHidden } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './navigation-list.module.css';

/** Higher counts read '99+'. */
const MOST = 99;

function Count({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function DueCount() {
  const t = useTexts();
  const { data } = useGetWorkCountsQuery(useToday());
  const count = data?.due ?? 0;
  return <Count count={count} label={t('frame.dueCount', { count })} />;
}

function UnreadCount() {
  const t = useTexts();
  const { data } = useNotifications();
  const count = data?.unreadCount ?? 0;
  return <Count count={count} label={t('notifications.unreadCount', { count })} />;
}

/** By their names in `remote.json`. */
const COUNTS: Readonly<Record<string, ComponentType>> = { due: DueCount, unread: UnreadCount };

/** The count of a navigation entry; nothing for a name that this version doesn't know. */
export function EntryCount({ name }: { name: string | undefined }) {
  const Known = name !== undefined && Object.hasOwn(COUNTS, name) ? COUNTS[name] : undefined;
  return Known ? <Known /> : null;
}
