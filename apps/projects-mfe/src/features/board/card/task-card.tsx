import type { TaskCard as Task } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { clampClass, followLink, Icon, PriorityBadge } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { memo } from 'react';
import { Deadline } from '../../../deadline/deadline';
import { useBoardDensity } from '../board-density';
import { useTexts } from '../../../texts';
import { useMarks } from '../keys/board-marks';
import { useIsOpen } from '../open-card';
import { CardBadges } from './card-badges';
import { CardCover } from './card-cover';
import { CardCounts } from './card-counts';
import { CardLabels } from './card-labels';
import { CompactFacts } from './compact-facts';
import { CardMenu } from './card-menu';
import { CardPeople } from './card-people';
import { CardTitle } from './card-title';
import { CardViewers } from './card-viewers';
import { excerpt } from './excerpt';
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
  const highlighted = useHighlighted(card._id);
  const compact = useBoardDensity() === 'compact';
  const isOpen = useIsOpen(card._id);
  const isSelected = useMarks(({ selection }) => selection.ids.has(card._id));
  const isCurrent = useMarks(({ current }) => current === card._id);
  return (
    <article
      className={[
        styles.card,
        compact ? styles.compact : '',
        lifted ? styles.lifted : '',
        highlighted ? styles.changed : '',
        isOpen ? styles.open : '',
        isSelected ? styles.selected : '',
      ].join(' ')}
      data-changed={highlighted || undefined}
      onClick={followLink}
    >
      {card.cover && <CardCover id={card.cover} />}
      <header className={styles.head}>
        <h4 className={`${clampClass} ${styles.title}`}>
          <CardTitle card={card} hintId={hintId} />
        </h4>
        {isSelected && (
          <span className={styles.mark}>
            <Icon icon={icons.action.select} label={t('selected')} />
          </span>
        )}
        <div className={styles.menu}>
          <CardMenu card={card} isCurrent={isCurrent} />
        </div>
      </header>
      {compact ? (
        <CompactFacts card={card} />
      ) : (
        <>
          {card.description && (
            <p className={`${clampClass} ${styles.description}`}>{excerpt(card.description)}</p>
          )}
          <div className={styles.facts}>
            <PriorityBadge priority={card.priority} />
            <Deadline deadline={card.deadline} done={card.status === 'done'} />
            <CardLabels ids={card.labels} />
            <CardBadges taskId={card._id} />
            <CardCounts card={card} />
            <CardPeople assignees={card.assignees} />
          </div>
        </>
      )}
      {compact && <CardBadges taskId={card._id} />}
      <CardViewers taskId={card._id} />
    </article>
  );
});
