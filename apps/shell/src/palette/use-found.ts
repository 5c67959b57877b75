import { useMemo } from 'react';
import {
  foldText,
  SCREENS,
  type CommentHit,
  type SearchQuery,
  type SearchResult,
  type TaskHit,
} from '@taskloom/contracts';
import { useSearchQuery } from '@taskloom/contracts/rtk';
import { formatRelative } from '@taskloom/ui';
import { icons, statusIcon } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';
import { usePaletteTexts } from './texts';
import { corrected } from './typos';
import { useSettled } from './use-settled';

/** A search starts after this pause in typing, milliseconds. */
const PAUSE_MS = 150;
const SHORTEST = 2;
/** A shorter word is not taken for the beginning of a name. */
const SHORTEST_NAME = 3;
const MOST_TASKS = 6;
const MOST_COMMENTS = 4;

type Named = { _id: string; name: string };

/** The server's results for a query. */
export interface Found {
  items: PaletteItem[];
  /** The query without typing errors. */
  meant: string;
  /** The server has responded to this query, or has failed to. */
  isSettled: boolean;
}

/** The person that one word of the query names, and the other words: 'leila webhook'. */
export function splitPerson(query: string, people: readonly Named[]): { person: Named; rest: string } | null {
  const words = foldText(query.trim()).split(/\s+/);
  const named =
    (word: string) =>
    ({ name }: Named) =>
      word.length >= SHORTEST_NAME &&
      foldText(name)
        .split(/\s+/)
        .some((part) => part.startsWith(word));
  for (const word of words) {
    const [person, ...others] = people.filter(named(word));
    if (!person || others.length > 0) continue;
    const rest = words.filter((other) => !named(other)(person)).join(' ');
    if (rest.length >= SHORTEST) return { person, rest };
  }
  return null;
}

const union = <Hit extends { _id: string }>(lists: readonly (readonly Hit[] | undefined)[]): Hit[] => [
  ...new Map(lists.flatMap((list) => list ?? []).map((hit) => [hit._id, hit])).values(),
];

const asked = (q: string, assignee?: string): SearchQuery => ({
  q,
  assignee,
  type: 'tasks',
  comments: true,
  limit: MOST_TASKS,
});

const taskItem = (task: TaskHit): PaletteItem => ({
  id: `task-${task._id}`,
  group: 'tasks',
  label: task.title,
  detail: task.project.title,
  icon: statusIcon(task.status),
  task,
  run: { to: SCREENS.task(task.project._id, task._id) },
});

const titlesOf = (answer: SearchResult | undefined): string[] =>
  answer?.tasks.map(({ title }) => title) ?? [];
const excerptsOf = (answer: SearchResult | undefined): string[] =>
  answer?.comments?.map(({ excerpt }) => excerpt) ?? [];
/** Where else the words may be. */
const textsOf = (answer: SearchResult | undefined): string[] =>
  answer?.tasks.map(({ description }) => description) ?? [];

/**
 * Tasks and comments that the server finds for the query. A word of it may also name a person. The server forgives typing errors in
 * titles; comments are then searched for the words of the titles that were found. Without any, it forgives those in comments. What an earlier query has found is not shown.
 */
export function useFound(query: string, people: readonly Named[]): Found {
  const t = usePaletteTexts();
  const typed = query.trim();
  const q = useSettled(typed, PAUSE_MS);
  const split = useMemo(() => splitPerson(q, people), [q, people]);
  const whole = useSearchQuery(asked(q), { skip: q.length < SHORTEST });
  const own = useSearchQuery(asked(split?.rest ?? '', split?.person._id), { skip: split === null });
  const both = [whole.currentData, own.currentData];
  const wanted = titlesOf(whole.currentData).length > 0 ? q : (split?.rest ?? q);
  const right = [...both.flatMap(titlesOf), ...both.flatMap(excerptsOf)];
  const meant = corrected(wanted, right, both.flatMap(textsOf));
  const isMistaken = meant !== corrected(wanted, [], []);
  const author = wanted === q ? undefined : split?.person._id;
  const again = useSearchQuery(asked(meant, author), { skip: !isMistaken });

  const isCurrent = q === typed;
  const isSettled = isCurrent && !whole.isFetching && !own.isFetching;
  if (!isCurrent || typed.length < SHORTEST) return { items: [], meant: typed, isSettled };
  const comments = union([...both, again.currentData].map((answer) => answer?.comments));
  const commentItem = ({
    _id,
    excerpt,
    author: { name },
    createdAt,
    task,
    project,
  }: CommentHit): PaletteItem => ({
    id: `comment-${_id}`,
    group: 'comments',
    label: t('quoted', { text: excerpt.trim() }),
    detail: t('bySince', { name, when: formatRelative(createdAt, t('justNow')) }),
    icon: icons.meta.comments,
    run: { to: SCREENS.comment(project._id, task._id, _id) },
  });
  return {
    items: [
      ...union(both.map((answer) => answer?.tasks))
        .slice(0, MOST_TASKS)
        .map(taskItem),
      ...comments.slice(0, MOST_COMMENTS).map(commentItem),
    ],
    meant: isMistaken ? meant : typed,
    isSettled,
  };
}
