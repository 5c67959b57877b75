import {
  TASK_PRIORITIES,
  type Person,
  type ProjectLabel,
  type ProjectMember,
  type TaskPriority,
} from '@taskloom/contracts';
import { LabelMark, NobodyAvatar, PriorityLabel, UserAvatar, valueWord } from '@taskloom/ui';
import type { Choice } from '../../filter-menu/choices';
import { FilterMenu, filterGroup } from '../../filter-menu/filter-menu';
import { SearchBox } from '../../search-box/search-box';
import { useTexts } from '../../texts';
import styles from './board.module.css';
import { UNASSIGNED, type BoardFilter } from './order/filter';

interface BoardToolbarProps {
  filter: BoardFilter;
  members: readonly ProjectMember[];
  labels: readonly ProjectLabel[];
  onChange: (filter: BoardFilter) => void;
}

const priorityOption = (value: TaskPriority): Choice<TaskPriority> => ({
  value,
  label: valueWord(value),
  content: <PriorityLabel priority={value} />,
});

const personOption = (person: Person): Choice => ({
  value: person._id,
  label: person.name,
  content: (
    <>
      <UserAvatar user={person} size={20} decorative />
      {person.name}
    </>
  ),
});

const labelOption = (label: ProjectLabel): Choice => ({
  value: label._id,
  label: label.name,
  content: <LabelMark label={label} />,
});

/** Filters the cards by text, priority, assignee and label. */
export function BoardToolbar({ filter, members, labels, onChange }: BoardToolbarProps) {
  const t = useTexts();
  const unassigned: Choice = {
    value: UNASSIGNED,
    label: t('unassigned'),
    content: (
      <>
        <NobodyAvatar size={20} />
        {t('unassigned')}
      </>
    ),
  };
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchBox
          label={t('searchTasks')}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <FilterMenu
        label={t('filterTasks')}
        clearText={t('clearFilters')}
        onClear={() => onChange({ ...filter, priorities: [], assignees: [], labels: [] })}
        groups={[
          filterGroup<TaskPriority>({
            title: t('filterPriority'),
            options: TASK_PRIORITIES.toReversed().map(priorityOption),
            chosen: filter.priorities,
            onChange: (priorities) => onChange({ ...filter, priorities }),
          }),
          filterGroup({
            title: t('filterAssignee'),
            options: [...members.map(({ user }) => personOption(user)), unassigned],
            chosen: filter.assignees,
            onChange: (assignees) => onChange({ ...filter, assignees }),
          }),
          ...(labels.length === 0
            ? []
            : [
                filterGroup({
                  title: t('filterLabels'),
                  options: labels.map(labelOption),
                  chosen: filter.labels,
                  onChange: (chosen) => onChange({ ...filter, labels: chosen }),
                }),
              ]),
        ]}
      />
    </div>
  );
}
