import { SCREENS, type TaskCard } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { LazyBoundary } from '../../../lazy-boundary/lazy-boundary';
import { BESIDE } from '../../../tasks/task-path';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardMarks, useMarks } from '../keys/board-marks';
import { useOpenCard } from '../open-card';
import styles from './task-card.module.css';

const TitleEditor = lazyPart(() => import('../keys/title-editor'));

/** The title link: one card of the board is in the tab order, the others are reached by arrow keys. */
export function CardTitle({ card, hintId }: { card: TaskCard; hintId?: string }) {
  const t = useTexts();
  const { projectId, pressKey, renamed } = useBoardActions();
  const marks = useBoardMarks();
  const link = useRef<HTMLAnchorElement>(null);
  const open = useOpenCard();
  const isCurrent = useMarks(({ current }) => current === card._id);
  const renaming = useMarks((now) => now.renaming === card._id);
  useLayoutEffect(() => {
    if (marks.takesFocus(card._id)) link.current?.focus();
  }, [marks, card._id, isCurrent, renaming]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (pressKey(card, event.key)) event.preventDefault();
  };
  if (renaming)
    return (
      <LazyBoundary onFail={() => renamed(card, true)}>
        <TitleEditor card={card} onEnd={(back, title) => renamed(card, back, title)} />
      </LazyBoundary>
    );
  return (
    <Link
      ref={link}
      className={styles.link}
      to={SCREENS.taskPanel(projectId, card._id)}
      // In place of another open one, as the next card: closing leads to where that was opened from.
      replace={open !== null}
      state={BESIDE}
      aria-current={open === card._id || undefined}
      draggable={false}
      tabIndex={isCurrent ? undefined : -1}
      aria-roledescription={t('draggable')}
      aria-describedby={hintId}
      onKeyDown={press}
    >
      {card.title}
    </Link>
  );
}
