import { LIMITS, RELATION_KINDS, type RelationKind, type Task, type TaskCard } from '@taskloom/contracts';
import { Icon, IconButton, Panel } from '@taskloom/ui';
import { icons, statusIcon } from '@taskloom/ui/icons';
import { useRef, useState } from 'react';
import { PickList } from '../../pick-list/pick-list';
import { useTexts } from '../../texts/all';
import { offeredTasks } from './related-tasks';
import styles from './relations.module.css';

interface AddRelationProps {
  task: Task | TaskCard;
  board: readonly TaskCard[];
  onAdd: (kind: RelationKind, task: string) => void;
}

interface TaskListProps extends Pick<AddRelationProps, 'task' | 'board'> {
  kind: RelationKind;
  onPick: (id: string) => void;
}

function TaskList({ task, board, kind, onPick }: TaskListProps) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  return (
    <PickList
      label={t('findRelated', { relation: t(kind) })}
      options={offeredTasks(task, kind, board, query).map(({ _id, title, status }) => ({
        value: _id,
        label: title,
        content: (
          <span className={styles.option}>
            <Icon icon={statusIcon(status)} size={14} />
            <span className={styles.optionTitle}>{title}</span>
          </span>
        ),
      }))}
      chosen={[]}
      onType={setQuery}
      onPick={onPick}
      emptyText={t('noRelated')}
    />
  );
}

/** A button whose popover asks for the kind, then for the task. */
export function AddRelation({ task, board, onAdd }: AddRelationProps) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<RelationKind>();
  const leave = () => {
    setOpen(false);
    setKind(undefined);
  };
  const close = () => {
    leave();
    button.current?.focus();
  };
  if (task.relations.length >= LIMITS.relations)
    return <span className={styles.full}>{t('relationsFull', { most: LIMITS.relations })}</span>;
  return (
    <div className={styles.anchor}>
      <IconButton
        ref={button}
        label={t('addRelation')}
        icon={icons.action.add}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => (open ? leave() : setOpen(true))}
      />
      {open && (
        <Panel label={t('addRelation')} anchor={button} onClose={close} onLeave={leave}>
          {kind ? (
            <TaskList
              {...{ task, board, kind }}
              onPick={(id) => {
                onAdd(kind, id);
                close();
              }}
            />
          ) : (
            <PickList
              label={t('relationKind')}
              options={RELATION_KINDS.map((value) => ({ value, label: t(value) }))}
              chosen={[]}
              numbered
              onPick={(value) => setKind(RELATION_KINDS.find((known) => known === value))}
              emptyText={t('noRelationKind')}
            />
          )}
        </Panel>
      )}
    </div>
  );
}
