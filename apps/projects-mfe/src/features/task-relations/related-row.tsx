import { SCREENS } from '@taskloom/contracts';
import { Link, useLocation } from '@taskloom/client/router';
import { Icon, IconButton, valueWord } from '@taskloom/ui';
import { icons, statusIcon } from '@taskloom/ui/icons';
import { panelState } from '../../tasks/task-path';
import { useTexts } from '../../texts/all';
import type { RelatedTask } from './related-tasks';
import styles from './relations.module.css';

interface RelatedRowProps extends RelatedTask {
  projectId: string;
  onRemove: () => void;
}

/** The other task of a relation: its title opens it in place of this one. */
export function RelatedRow({ task, parts, projectId, onRemove }: RelatedRowProps) {
  const t = useTexts();
  const state = panelState(useLocation().state);
  const { title, status } = task;
  return (
    <li className={styles.row}>
      <span className={styles.status} data-status={status}>
        <Icon icon={statusIcon(status)} size={16} label={valueWord(status)} />
      </span>
      <Link
        to={SCREENS.taskPanel(projectId, task._id)}
        state={state}
        className={status === 'done' ? styles.done : styles.title}
      >
        {title}
      </Link>
      {parts && (
        <span className={styles.parts} title={t('partsDone', parts)}>
          {t('partsShort', parts)}
        </span>
      )}
      <span className={styles.remove}>
        <IconButton
          label={t('removeRelation', { title })}
          icon={icons.action.close}
          size={24}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
