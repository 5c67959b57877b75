import { SCREENS, type TaskCard as Task } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { Link } from '@taskloom/client/router';
import { followLink, PriorityBadge, clampClass } from '@taskloom/ui';
import { memo, type KeyboardEvent } from 'react';
import { Deadline } from '../../../deadline/deadline';
import { FROM_BOARD } from '../../../tasks/task-path';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardDensity } from '../board-density';
import { useIsOpen } from '../open-card';
import { CardCounts } from './card-counts';
import { CardLabels } from './card-labels';
import { CompactFacts } from './compact-facts';
import { CardMenu } from './card-menu';
import { CardPeople } from './card-people';
import { CardViewers } from './card-viewers';
import styles from './task-card.module.css';

interface TaskCardProps {
  card: Task;
  /** Being moved by keyboard. */
  lifted?: boolean;
  /** The id of the element that explains how to move a card. */
  hintId?: string;
}

/**
 * A task on the board (specification 2.6). The title link covers the card; Space lifts it, Enter opens it.
 */
export const TaskCard = memo(function TaskCard({ card, lifted = false, hintId }: TaskCardProps) {
  const t = useTexts();
  const { projectId, pressKey } = useBoardActions();
  const highlighted = useHighlighted(card._id);
  const compact = useBoardDensity() === 'compact';
  const isOpen = useIsOpen(card._id);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressKey(card, event.key)) event.preventDefault();
  };
  return (
    <article
      className={[
        styles.card,
        compact ? styles.compact : '',
        lifted ? styles.lifted : '',
        highlighted ? styles.changed : '',
        isOpen ? styles.open : '',
      ].join(' ')}
      data-changed={highlighted || undefined}
      onClick={followLink}
    >
      <header className={styles.head}>
        <h4 className={`${clampClass} ${styles.title}`}>
          <Link
            className={styles.link}
            to={SCREENS.taskPanel(projectId, card._id)}
            state={FROM_BOARD}
            aria-current={isOpen || undefined}
            draggable={false}
            aria-roledescription={t('draggable')}
            aria-describedby={hintId}
            onKeyDown={press}
          >
            {card.title}
          </Link>
        </h4>
        <div className={styles.menu}>
          <CardMenu card={card} />
        </div>
      </header>
      {compact ? (
        <CompactFacts card={card} />
      ) : (
        <>
          {card.description && <p className={`${clampClass} ${styles.description}`}>{card.description}</p>}
          <div className={styles.facts}>
            <PriorityBadge priority={card.priority} />
            <Deadline deadline={card.deadline} done={card.status === 'done'} />
            <CardCounts comments={card.commentCount} files={card.attachmentCount} />
          </div>
          <CardLabels ids={card.labels} />
          <CardPeople assignees={card.assignees} />
        </>
      )}
      <CardViewers taskId={card._id} />
    </article>
  );
});
