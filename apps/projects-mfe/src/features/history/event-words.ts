import {
  RELATION_KINDS,
  TASK_EDITS,
  type HistoryChange,
  type HistoryEvent,
  type TaskEdit,
} from '@taskloom/contracts';
import { fieldLabel, fieldWords, formatDay } from '@taskloom/ui';
import type { useTexts } from '../../texts/all';

type Texts = ReturnType<typeof useTexts>;
/** A sentence with a place for the name of the person. */
export type EventWords = (name: string) => string;

/** Values that are too long, or ids, to be repeated. */
const ONLY_NAMED: readonly string[] = ['description', 'labels'];

const isField = (field: string): field is TaskEdit => TASK_EDITS.some((known) => known === field);

const personWords = (t: Texts, { field, from, to }: HistoryChange): EventWords | undefined => {
  if (field === 'primary') return to === null ? undefined : (name) => t('eventPrimary', { name, who: to });
  if (to !== null) return (name) => t('eventAssigned', { name, who: to });
  return (name) => t('eventUnassigned', { name, who: from ?? '' });
};

const changeWords = (t: Texts, change: HistoryChange): EventWords | undefined => {
  if (change.field === 'assignees' || change.field === 'primary') return personWords(t, change);
  if (change.field === 'archiveDoneAfter')
    return (name) =>
      change.to === null
        ? t('eventArchiveNever', { name })
        : t('eventArchiveAfter', { name, count: Number(change.to) });
  const edit = change.field;
  if (!isField(edit)) return undefined;
  if (edit === 'cover') return (name) => t(change.to === null ? 'eventNoCover' : 'eventCover', { name });
  const field = fieldLabel(edit);
  if (ONLY_NAMED.includes(edit)) return (name) => t('eventChanged', { name, field });
  const [from, to] = [change.from, change.to].map((value) => fieldWords(edit, value, []));
  if (!to) return (name) => t('eventRemoved', { name, field });
  if (!from) return (name) => t('eventSet', { name, field, to });
  return (name) => t('eventFromTo', { name, field, from, to });
};

const subjectWords = (t: Texts, { type, actor, subject }: HistoryEvent): EventWords | undefined => {
  const who = subject?.title ?? '';
  switch (type) {
    case 'project_created':
      return (name) => (who ? t('eventProjectCopied', { name, who }) : t('eventProjectCreated', { name }));
    case 'project_restored':
    case 'task_restored':
      return (name) => t('eventRestored', { name });
    case 'task_created':
      return (name) => (who ? t('eventCopied', { name, who }) : t('eventCreated', { name }));
    case 'task_deleted':
      return (name) => t('eventDeleted', { name });
    case 'project_archived':
    case 'task_archived':
      return (name) => t('eventArchived', { name });
    case 'project_unarchived':
    case 'task_unarchived':
      return (name) => t('eventUnarchived', { name });
    case 'comment_added':
      return (name) => t('eventCommented', { name });
    case 'comment_edited':
      return (name) => t('eventCommentEdited', { name });
    case 'comment_deleted':
      return (name) => t('eventCommentDeleted', { name });
    case 'comment_restored':
      return (name) => t('eventCommentRestored', { name });
    case 'file_added':
      return (name) => t('eventAttached', { name, who });
    case 'file_deleted':
      return (name) => t('eventFileDeleted', { name, who });
    case 'file_restored':
      return (name) => t('eventFileRestored', { name, who });
    case 'member_added':
      return (name) => t('eventMemberAdded', { name, who });
    case 'member_removed':
      return (name) =>
        actor?._id === subject?._id ? t('eventMemberLeft', { name }) : t('eventMemberRemoved', { name, who });
    case 'owner_changed':
      return (name) => t('eventOwner', { name, who });
    default:
      return undefined;
  }
};

/** An item of a checklist, which the subject names unless the change does. */
const itemWords = (t: Texts, { field, from, to }: HistoryChange, item: string): EventWords | undefined => {
  switch (field) {
    case 'item':
      if (from === null) return (name) => t('eventItemAdded', { name, item: to ?? '' });
      if (to === null) return (name) => t('eventItemDeleted', { name, item: from });
      return (name) => t('eventItemRenamed', { name, from, to });
    case 'itemDone':
      return (name) => t(to === 'true' ? 'eventItemDone' : 'eventItemOpen', { name, item });
    case 'itemAssignee':
      return (name) =>
        to === null ? t('eventItemNobody', { name, item }) : t('eventItemPerson', { name, item, who: to });
    case 'itemDue':
      return (name) =>
        to === null
          ? t('eventItemNoDay', { name, item })
          : t('eventItemDay', { name, item, day: formatDay(to) });
    default:
      return undefined;
  }
};

const relationWords = (t: Texts, { field, from, to }: HistoryChange): EventWords | undefined => {
  const kind = RELATION_KINDS.find((known) => known === field);
  if (!kind) return undefined;
  const relation = `${t(kind)} ${to ?? from ?? ''}`;
  return (name) => t(to === null ? 'eventRelationRemoved' : 'eventRelationAdded', { name, relation });
};

/** The words for an event, one sentence for each change; none for a type of a later release. */
export const eventWords = (t: Texts, event: HistoryEvent): EventWords[] => {
  const { type, changes } = event;
  const words =
    type === 'task_changed' || type === 'project_changed'
      ? changes.map((change) => changeWords(t, change))
      : type === 'checklist_changed'
        ? changes.map((change) => itemWords(t, change, event.subject?.title ?? ''))
        : type === 'relations_changed'
          ? changes.map((change) => relationWords(t, change))
          : [subjectWords(t, event)];
  return words.filter((each) => each !== undefined);
};

/** A text is saved while it is written; its further changes by the same person within this time are one event. */
const TOGETHER_MS = 10 * 60_000;

const onlyField = ({ changes }: HistoryEvent): string | undefined =>
  changes.length === 1 ? changes[0]?.field : undefined;

const continues = (later: HistoryEvent, earlier: HistoryEvent): boolean =>
  onlyField(later) !== undefined &&
  onlyField(later) === onlyField(earlier) &&
  onlyField(later) !== 'assignees' &&
  later.type !== 'checklist_changed' &&
  later.type !== 'relations_changed' &&
  later.actor?._id === earlier.actor?._id &&
  later.task?._id === earlier.task?._id &&
  Date.parse(later.createdAt) - Date.parse(earlier.createdAt) < TOGETHER_MS;

/** The person has undone the change since. The first 500 characters of a description may be the same before and after. */
const isUndone = ({ changes: [change, ...others] }: HistoryEvent): boolean =>
  change !== undefined && others.length === 0 && change.field !== 'description' && change.from === change.to;

/** Newest first: an event that an earlier one of the same field continues has the value from before both; changes that were undone are left out. */
export const joined = (events: readonly HistoryEvent[]): HistoryEvent[] =>
  events
    .reduce<HistoryEvent[]>((list, event) => {
      const later = list.at(-1);
      const [change] = later?.changes ?? [];
      if (!later || !change || !continues(later, event)) return [...list, event];
      const from = event.changes[0]?.from ?? null;
      return [...list.slice(0, -1), { ...later, changes: [{ ...change, from }] }];
    }, [])
    .filter((event) => !isUndone(event));
