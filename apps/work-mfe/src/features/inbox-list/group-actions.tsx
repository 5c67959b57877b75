import { useRef } from 'react';
import { Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { SnoozePanel } from '../../popovers/snooze-panel';
import { useTexts } from '../../texts';
import styles from './group-actions.module.css';

interface GroupActionsProps {
  title: string;
  /** Neither snoozed nor done. */
  isOpen: boolean;
  snoozing: boolean;
  onSnoozing: (open: boolean) => void;
  onSnooze: (until: Date) => void;
  /** Done, or back to the inbox. */
  onLeave: () => void;
}

/** Icons. Hover, focus and the current card show their words and keys, whose space is always reserved, so that no icon moves. */
export function GroupActions(props: GroupActionsProps) {
  const { title, isOpen, snoozing, onSnoozing, onSnooze, onLeave } = props;
  const t = useTexts();
  const snoozeButton = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.actions}>
      {isOpen && (
        <span className={styles.place}>
          <PlainButton
            ref={snoozeButton}
            size="small"
            className={styles.action}
            aria-label={t('snoozeOf', { title })}
            aria-keyshortcuts="h"
            aria-expanded={snoozing}
            title={t('snooze')}
            onClick={() => onSnoozing(!snoozing)}
          >
            <ActionWords icon={icons.meta.clock} word={t('snooze')} letter="H" />
          </PlainButton>
          {snoozing && (
            <SnoozePanel anchor={snoozeButton} onChoose={onSnooze} onDone={() => onSnoozing(false)} />
          )}
        </span>
      )}
      <PlainButton
        size="small"
        className={styles.action}
        aria-label={t(isOpen ? 'doneOf' : 'reopenOf', { title })}
        aria-keyshortcuts="e"
        title={t(isOpen ? 'done' : 'reopen')}
        onClick={onLeave}
      >
        <ActionWords
          icon={isOpen ? icons.action.check : icons.action.rollBack}
          word={t(isOpen ? 'done' : 'reopen')}
          letter="E"
        />
      </PlainButton>
    </span>
  );
}

interface ActionWordsProps {
  icon: typeof icons.action.check;
  word: string;
  letter: string;
}

const ActionWords = ({ icon, word, letter }: ActionWordsProps) => (
  <>
    <Icon icon={icon} />
    <span className={styles.words}>
      {word}
      <span className={styles.key} data-key={letter} />
    </span>
  </>
);
