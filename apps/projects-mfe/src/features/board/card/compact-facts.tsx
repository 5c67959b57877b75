import { localDay, type TaskCard } from '@taskloom/contracts';
import { AvatarStack, fieldLabel, formatDay, Icon, valueWord, VisuallyHidden } from '@taskloom/ui';
import { priorityIcon } from '@taskloom/ui/icons';
import { currentLanguage } from '@taskloom/client/texts';
import { Deadline } from '../../../deadline/deadline';
import { dayWord, isSoon } from '../../../dates/day-word';
import { useTexts } from '../../../texts';
import { CardCounts } from './card-counts';
import { CardLabels } from './card-labels';
import styles from './compact-facts.module.css';

function Day({ card: { deadline, status } }: { card: TaskCard }) {
  const t = useTexts();
  if (!deadline) return null;
  const today = localDay();
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  return (
    <span className={isSoon(deadline, today) ? styles.soon : styles.day} title={formatDay(deadline)}>
      <Deadline
        deadline={deadline}
        done={status === 'done'}
        label={() => dayWord(deadline, { today, words, language: currentLanguage() })}
      />
    </span>
  );
}

/** Priority, day, labels, counts and people in one row. What is left out here is there for screen readers. */
export function CompactFacts({ card }: { card: TaskCard }) {
  const t = useTexts();
  const { assignees, priority } = card;
  const primary = assignees.length > 1 ? assignees.find(({ role }) => role === 'primary') : undefined;
  return (
    <div className={styles.row}>
      <span className={priority === 'high' ? styles.high : styles.priority}>
        <Icon icon={priorityIcon(priority)} size={14} label={valueWord(priority)} />
      </span>
      <Day card={card} />
      <span className={styles.labels}>
        <CardLabels ids={card.labels} />
      </span>
      <CardCounts card={card} />
      {assignees.length > 0 ? (
        <AvatarStack
          people={assignees.map(({ user }) => user)}
          max={assignees.length > 2 ? 1 : 2}
          size={20}
          primaryId={primary?.user._id}
          label={fieldLabel('assignees')}
        />
      ) : (
        <VisuallyHidden>{t('unassigned')}</VisuallyHidden>
      )}
    </div>
  );
}
