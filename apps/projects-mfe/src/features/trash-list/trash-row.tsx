import type { TrashEntry } from '@taskloom/contracts';
import { lazyPart, useUser } from '@taskloom/client';
import { ActionMenu, formatSize, Icon, PlainButton, RelativeTime, UserAvatar } from '@taskloom/ui';
import { Checkbox } from '@taskloom/ui/form';
import { fileIcon, icons, statusIcon } from '@taskloom/ui/icons';
import { useState } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts/all';
import styles from './trash-list.module.css';

const Purge = lazyPart(() => import('./purge.dialog'));

/** From so many days left on, the days are yellow. */
const SOON_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1_000;

interface TrashRowProps {
  entry: TrashEntry;
  selected: boolean;
  offersRestore: boolean;
  onToggle: () => void;
  onRestore: () => void;
}

export function TrashRow({ entry, selected, offersRestore, onToggle, onRestore }: TrashRowProps) {
  const t = useTexts();
  const { _id: me } = useUser();
  const [asking, setAsking] = useState(false);
  const { title, project, kind, deletedBy, deletedAt, purgedAt, mayRestore, mayPurge } = entry;
  const [seenAt] = useState(() => Date.now());
  const days = Math.max(Math.ceil((Date.parse(purgedAt) - seenAt) / DAY_MS), 0);
  const details = useDetails(entry);
  return (
    <li className={`${styles.row} ${selected ? styles.chosen : ''}`}>
      <Checkbox
        aria-label={t('selectEntry', { title })}
        checked={selected}
        disabled={!mayRestore}
        onChange={onToggle}
      />
      <span className={styles.icon} aria-hidden>
        <Icon icon={iconOf(entry)} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>
          {kind === 'comment' ? t('quotedComment', { text: title }) : title}
        </span>
        <span className={styles.details}>{details}</span>
      </span>
      <span className={styles.project}>{kind === 'project' ? t('wholeProject') : project.title}</span>
      <span className={styles.by}>
        <UserAvatar user={deletedBy} size={20} decorative />
        <span className={styles.person}>{deletedBy._id === me ? t('deletedByYou') : deletedBy.name}</span>
        <span className={styles.ago}>
          <RelativeTime time={deletedAt} underMinute={t('trashNow')} />
        </span>
      </span>
      <span className={`${styles.kept} ${days <= SOON_DAYS ? styles.soon : ''}`}>
        {t('daysLeft', { count: days })}
      </span>
      <span className={styles.actions}>
        {mayRestore && offersRestore && (
          <PlainButton
            size="small"
            icon={icons.action.rollBack}
            aria-label={t('restoreEntry', { title })}
            onClick={onRestore}
          >
            {t('restore')}
          </PlainButton>
        )}
        {mayPurge && (
          <ActionMenu
            label={t('trashActions', { title })}
            items={[
              {
                key: 'purge',
                label: t('deleteForGood'),
                icon: icons.action.delete,
                danger: true,
                onSelect: () => setAsking(true),
              },
            ]}
          />
        )}
      </span>
      <LazyBoundary onFail={() => setAsking(false)}>
        {asking && <Purge entry={entry} onClose={() => setAsking(false)} />}
      </LazyBoundary>
    </li>
  );
}

const iconOf = ({ kind, details }: TrashEntry) => {
  if (kind === 'task') return statusIcon(details.status ?? 'todo');
  if (kind === 'file') return fileIcon(details.type ?? '');
  return kind === 'project' ? icons.nav.project : icons.meta.comments;
};

/** 'Task · 2 comments, 1 file', 'File in Rotate webhook secrets · 204 KB'. */
function useDetails({ kind, task, details }: TrashEntry): string {
  const t = useTexts();
  const { comments = 0, files = 0, tasks = 0, members = 0, size = 0 } = details;
  const place = task?.title ?? '';
  switch (kind) {
    case 'task': {
      const parts = [
        comments > 0 && t('commentCount', { count: comments }),
        files > 0 && t('fileCount', { count: files }),
      ];
      return [t('kindTask'), parts.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
    }
    case 'comment':
      return t('commentIn', { task: place });
    case 'file':
      return `${t('fileIn', { task: place })} · ${formatSize(size)}`;
    case 'project':
      return `${t('kindProject')} · ${t('taskCount', { count: tasks })}, ${t('members', { count: members })}`;
  }
}
