import type { TaskPath } from '@taskloom/contracts/rtk';
import { lazyPart } from '@taskloom/client';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, useState } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';
import styles from './task-history.module.css';

const HistoryList = lazyPart(() => import('./task-history-list'));

/** The history of a task, loaded once it is opened. */
export function TaskHistory({ path }: { path: TaskPath }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <section className={styles.history}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={open ? icons.action.down : icons.action.next} size={14} />
        {t('taskHistory')}
      </button>
      <div id={list}>
        <LazyBoundary onFail={() => setOpen(false)}>{open && <HistoryList {...path} />}</LazyBoundary>
      </div>
    </section>
  );
}
