import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Person,
  type TaskCard,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { PriorityLabel, StatusLabel, UserAvatar, valueWord } from '@taskloom/ui';
import { LabelPicker } from '../../../labels/label-picker';
import { PickList } from '../../../pick-list/pick-list';
import { useTexts } from '../../../texts/all';
import type { Columns } from '../order/columns';
import { moveManyTo } from '../order/place-many';
import type { CardEdit } from '../use-edit-cards';
import { assign } from './assign';
import type { CardField } from './board-marks';
import { DateList } from './date-list';
import { giveAll, labelled, onAll } from './shared-values';

interface FieldListProps {
  projectId: string;
  field: CardField;
  label: string;
  cards: readonly TaskCard[];
  columns: Columns;
  people: readonly Person[];
  onEdit: (edits: readonly CardEdit[]) => void;
  onDone: () => void;
}

const HIGH_FIRST = TASK_PRIORITIES.toReversed();

const isStatus = (value: string): value is TaskStatus => TASK_STATUSES.some((status) => status === value);
const isPriority = (value: string): value is TaskPriority =>
  TASK_PRIORITIES.some((priority) => priority === value);

/** Status and priority: one of a few values, which number keys choose as well. */
function Words({ field, label, cards, onEdit, onDone }: FieldListProps & { field: 'status' | 'priority' }) {
  const t = useTexts();
  const options =
    field === 'status'
      ? TASK_STATUSES.map((value) => ({ value, content: <StatusLabel status={value} /> }))
      : HIGH_FIRST.map((value) => ({ value, content: <PriorityLabel priority={value} /> }));
  return (
    <PickList
      label={label}
      options={options.map(({ value, content }) => ({ value, content, label: valueWord(value) }))}
      chosen={onAll(cards.map((card) => [card[field]]))}
      numbered
      onPick={(value) => {
        if (isStatus(value)) onEdit(giveAll(cards, 'status', value));
        if (isPriority(value)) onEdit(giveAll(cards, 'priority', value));
        onDone();
      }}
      emptyText={t('nothingMatches')}
    />
  );
}

/** The viewer first, so that a key and Enter assign the task to them. */
function People({ label, cards, people, onEdit, onDone }: FieldListProps) {
  const t = useTexts();
  const me = useUser();
  const sorted = [
    ...people.filter(({ _id }) => _id === me._id),
    ...people.filter(({ _id }) => _id !== me._id),
  ];
  const chosen = onAll(cards.map(({ assignees }) => assignees.map(({ user }) => user._id)));
  return (
    <PickList
      label={label}
      options={sorted.map((person) => ({
        value: person._id,
        label: person.name,
        content: (
          <>
            <UserAvatar user={person} size={20} decorative />
            {person._id === me._id ? t('personMe', { name: person.name }) : person.name}
          </>
        ),
      }))}
      chosen={chosen}
      start={me._id}
      onPick={(id) => {
        const person = people.find(({ _id }) => _id === id);
        if (person) onEdit(assign(cards, person, !chosen.includes(id)));
        onDone();
      }}
      emptyText={t('nothingMatches')}
    />
  );
}

/** The other columns, then top and bottom of the card's own. */
function Places({ label, cards, columns, onEdit, onDone }: FieldListProps) {
  const t = useTexts();
  const own = onAll(cards.map(({ status }) => [status])).find(isStatus);
  const others = TASK_STATUSES.filter((status) => status !== own);
  const next = TASK_STATUSES[TASK_STATUSES.findIndex((status) => status === own) + 1];
  const ends = own ? (['top', 'bottom'] as const) : [];
  const pick = (value: string) => {
    const end = value === 'top' ? 'top' : 'bottom';
    const status = isStatus(value) ? value : own;
    if (status) {
      const ids = cards.map(({ _id }) => _id);
      const moves = moveManyTo(columns, ids, { status, end });
      onEdit(
        moves.flatMap(({ id, changes }) => {
          const card = cards.find(({ _id }) => _id === id);
          return card ? [{ card, changes }] : [];
        }),
      );
    }
    onDone();
  };
  return (
    <PickList
      label={label}
      options={[
        ...others.map((status) => ({
          value: status,
          label: valueWord(status),
          content: <StatusLabel status={status} />,
        })),
        ...ends.map((end) => ({ value: end, label: t(end) })),
      ]}
      chosen={[]}
      start={next}
      numbered
      onPick={pick}
      emptyText={t('nothingMatches')}
    />
  );
}

/** The values of a field to choose from, for one or more cards. */
export function FieldList(props: FieldListProps) {
  const { field, label, cards, projectId, onEdit, onDone } = props;
  switch (field) {
    case 'status':
    case 'priority':
      return <Words {...props} field={field} />;
    case 'assignees':
      return <People {...props} />;
    case 'move':
      return <Places {...props} />;
    case 'deadline': {
      const days = new Set(cards.map(({ deadline }) => deadline));
      return (
        <DateList
          label={label}
          value={days.size === 1 ? cards[0]?.deadline : undefined}
          onPick={(day) => {
            onEdit(giveAll(cards, 'deadline', day));
            onDone();
          }}
        />
      );
    }
    case 'labels': {
      const chosen = onAll(cards.map(({ labels }) => labels));
      return (
        <LabelPicker
          projectId={projectId}
          chosen={chosen}
          onChange={(ids) => onEdit(labelled(cards, chosen, ids))}
        />
      );
    }
  }
}
