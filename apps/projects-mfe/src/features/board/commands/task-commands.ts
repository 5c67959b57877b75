import {
  addDays,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type Person,
  type ProjectLabel,
  type TaskCard,
} from '@taskloom/contracts';
import type { ScreenCommand } from '@taskloom/client';
import type { Translate } from '@taskloom/client/texts';
import { formatDayOfYear, valueWord } from '@taskloom/ui';
import { icons, priorityIcon, statusIcon } from '@taskloom/ui/icons';
import { dayInQuery } from '@taskloom/ui/quick-add';
import { assign } from '../keys/assign';
import { CARD_FIELDS, type CardField } from '../keys/board-marks';
import { FIELD_ICONS, keyOf } from '../keys/card-keys';
import { giveAll, labelled, onAll } from '../keys/shared-values';
import type { Columns } from '../order/columns';
import { moveManyTo } from '../order/place-many';
import type { CardEdit } from '../use-edit-cards';
import type { CommandTexts } from './texts';

export interface TaskCommandOptions {
  t: Translate<CommandTexts>;
  /** The cards that the commands act on, at least one. */
  cards: readonly TaskCard[];
  /** Their name: '3 selected tasks'. */
  about: string;
  people: readonly Person[];
  labels: readonly ProjectLabel[];
  /** The person who runs the commands. */
  me: Person;
  today: string;
  /** May contain a day: 'due fri'. */
  query: string;
  /** For places in a column; undefined without a board. */
  columns?: Columns;
  onEdit: (edits: readonly CardEdit[]) => void;
  /** Opens the popover of a field; undefined without a board. */
  onChange?: (field: CardField) => void;
  onArchive: () => void;
  /** Of one task. */
  onDuplicate: () => void;
  onDelete: () => void;
}

type Line = Omit<ScreenCommand, 'about'>;

const typed = (line: Line): Line => ({ ...line, onlyTyped: true });

/** A popover for each field. */
const fieldLines = ({ t, onChange }: TaskCommandOptions): Line[] =>
  onChange
    ? CARD_FIELDS.map((field) => {
        const key = keyOf(field);
        return {
          id: `change-${field}`,
          title: t(`change_${field}`),
          icon: FIELD_ICONS[field],
          ...(key && { keys: [key] }),
          run: () => onChange(field),
        };
      })
    : [];

const peopleLines = ({ t, cards, people, me, onEdit }: TaskCommandOptions): Line[] => {
  const assigned = onAll(cards.map(({ assignees }) => assignees.map(({ user }) => user._id)));
  return people.map((person) => {
    const adds = !assigned.includes(person._id);
    return typed({
      id: `assign-${person._id}`,
      title: t(adds ? 'assignTo' : 'unassign', { name: person.name }),
      icon: adds ? icons.action.addMember : icons.action.removeMember,
      words: person._id === me._id ? t('assignToMe') : undefined,
      run: () => onEdit(assign(cards, person, adds)),
    });
  });
};

const wordLines = ({ t, cards, onEdit }: TaskCommandOptions): Line[] => [
  ...TASK_STATUSES.filter((value) => cards.some(({ status }) => status !== value)).map((value) =>
    typed({
      id: `status-${value}`,
      title: t('setStatus', { value: valueWord(value) }),
      icon: statusIcon(value),
      words: t('statusWords'),
      run: () => onEdit(giveAll(cards, 'status', value)),
    }),
  ),
  ...TASK_PRIORITIES.filter((value) => cards.some(({ priority }) => priority !== value)).map((value) =>
    typed({
      id: `priority-${value}`,
      title: t('setPriority', { value: valueWord(value) }),
      icon: priorityIcon(value),
      run: () => onEdit(giveAll(cards, 'priority', value)),
    }),
  ),
];

const deadlineLines = ({ t, cards, today, query, onEdit }: TaskCommandOptions): Line[] => {
  const asked = dayInQuery(query, today);
  const usual = [today, addDays(today, 1), addDays(today, 7)].filter((day) => day !== asked);
  const line = (day: string, words?: string) =>
    typed({
      id: `deadline-${day}`,
      title: t('setDeadline', { day: formatDayOfYear(day) }),
      icon: icons.meta.deadline,
      words,
      run: () => onEdit(giveAll(cards, 'deadline', day)),
    });
  const remove = typed({
    id: 'deadline-none',
    title: t('removeDeadline'),
    icon: icons.meta.overdue,
    run: () => onEdit(giveAll(cards, 'deadline', null)),
  });
  return [
    ...(asked === null ? [] : [line(asked, query)]),
    ...usual.map((day) => line(day)),
    ...(cards.some(({ deadline }) => deadline) ? [remove] : []),
  ];
};

const labelLines = ({ t, cards, labels, onEdit }: TaskCommandOptions): Line[] => {
  const chosen = onAll(cards.map((card) => card.labels));
  return labels.map(({ _id, name }) => {
    const has = chosen.includes(_id);
    const after = has ? chosen.filter((id) => id !== _id) : [...chosen, _id];
    return typed({
      id: `label-${_id}`,
      title: t(has ? 'removeLabel' : 'addLabel', { name }),
      icon: icons.action.labels,
      run: () => onEdit(labelled(cards, chosen, after)),
    });
  });
};

/** The ends of the column that all cards are in. */
const placeLines = ({ t, cards, columns, onEdit }: TaskCommandOptions): Line[] => {
  const [first, ...others] = cards;
  if (!columns || !first || others.some(({ status }) => status !== first.status)) return [];
  const ids = cards.map(({ _id }) => _id);
  return (['top', 'bottom'] as const).map((end) =>
    typed({
      id: `place-${end}`,
      title: t(end === 'top' ? 'toTop' : 'toBottom'),
      icon: end === 'top' ? icons.action.up : icons.action.down,
      run: () =>
        onEdit(
          moveManyTo(columns, ids, { status: first.status, end }).flatMap(({ id, changes }) => {
            const card = cards.find(({ _id }) => _id === id);
            return card ? [{ card, changes }] : [];
          }),
        ),
    }),
  );
};

const endLines = ({ t, cards, onArchive, onDuplicate, onDelete }: TaskCommandOptions): Line[] => [
  ...(cards.length === 1
    ? [{ id: 'duplicate', title: t('duplicate'), icon: icons.action.duplicate, run: onDuplicate }]
    : []),
  ...(cards.every(({ status }) => status === 'done')
    ? [{ id: 'archive', title: t('archive'), icon: icons.action.archive, run: onArchive }]
    : []),
  { id: 'delete', title: t('delete'), icon: icons.action.delete, run: onDelete },
];

/** Everything that the bar of selected cards does, as commands: each field with its popover, and each of its values. */
export const taskCommands = (options: TaskCommandOptions): ScreenCommand[] =>
  [fieldLines, peopleLines, wordLines, deadlineLines, labelLines, placeLines, endLines]
    .flatMap((lines) => lines(options))
    .map((line) => ({ ...line, about: options.about }));
