import type { Task, TaskCard, TaskRelation } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useBoard } from '@taskloom/client/realtime';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, useMemo } from 'react';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import { AddRelation } from './add-relation';
import { relationGroups, type RelationGroup } from './related-tasks';
import { RelatedRow } from './related-row';
import styles from './relations.module.css';
import { useRelations } from './use-relations';

const NONE: readonly TaskCard[] = [];

interface GroupProps {
  group: RelationGroup;
  projectId: string;
  onRemove: (relation: TaskRelation, task: TaskCard) => void;
}

function Group({ group: { kind, related }, projectId, onRemove }: GroupProps) {
  const t = useTexts();
  const id = useId();
  const blocked = kind === 'blockedBy' && related.some(({ task }) => task.status !== 'done');
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id} className={blocked ? styles.blocked : styles.kind}>
        {blocked && <Icon icon={icons.meta.blocked} size={14} />}
        {t(kind)}
      </h4>
      <ul className={styles.list}>
        {related.map((each) => (
          <RelatedRow
            key={each.relation._id}
            {...each}
            projectId={projectId}
            onRemove={() => onRemove(each.relation, each.task)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RelationsProps {
  path: TaskPath;
  task: Task | TaskCard;
}

/** How a task is related to others of its project, with their current titles and states. */
export function Relations({ path, task }: RelationsProps) {
  const t = useTexts();
  const { data: board = NONE } = useBoard(path.projectId);
  const { add, remove } = useRelations(path);
  const groups = useMemo(() => relationGroups(task.relations, board), [task.relations, board]);
  const count = groups.reduce((sum, { related }) => sum + related.length, 0);
  return (
    <section className={styles.section} aria-label={t('relations')}>
      <div className={styles.head}>
        <SectionTitle count={count}>{t('relations')}</SectionTitle>
        <AddRelation task={task} board={board} onAdd={(kind, other) => void add(kind, other)} />
      </div>
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          projectId={path.projectId}
          onRemove={(relation, other) => void remove(relation, other)}
        />
      ))}
    </section>
  );
}
