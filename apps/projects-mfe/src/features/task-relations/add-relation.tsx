import { LIMITS, RELATION_KINDS, type RelationKind, type Task, type TaskCard } from '@taskloom/contracts';
import { Icon, IconButton, Panel, usePanel } from '@taskloom/ui';
import { icons, statusIcon } from '@taskloom/ui/icons';
import { useState } from 'react';
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

/** Asks for the kind, then for the task. */
function Steps({ task, board, onAdd }: AddRelationProps) {
  const t = useTexts();
  const [kind, setKind] = useState<RelationKind>();
  if (kind) return <TaskList {...{ task, board, kind }} onPick={(id) => onAdd(kind, id)} />;
  return (
    <PickList
      label={t('relationKind')}
      options={RELATION_KINDS.map((value) => ({ value, label: t(value) }))}
      chosen={[]}
      numbered
      onPick={(value) => setKind(RELATION_KINDS.find((known) => known === value))}
      emptyText={t('noRelationKind')}
    />
  );
}

/** A button with a popover to choose a related task. */
export function AddRelation({ task, board, onAdd }: AddRelationProps) {
  const t = useTexts();
  const { open, button, panel } = usePanel();
  if (task.relations.length >= LIMITS.relations)
    return <span className={styles.full}>{t('relationsFull', { most: LIMITS.relations })}</span>;
  return (
    <div className={styles.anchor}>
      <IconButton {...button} label={t('addRelation')} icon={icons.action.add} />
      {open && (
        <Panel label={t('addRelation')} {...panel}>
          <Steps
            {...{ task, board }}
            onAdd={(kind, id) => {
              onAdd(kind, id);
              panel.onClose();
            }}
          />
        </Panel>
      )}
    </div>
  );
}
