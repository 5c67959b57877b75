import { useId, useState, type KeyboardEvent } from 'react';
import type { NavigationEntry, TaskHit } from '@taskloom/contracts';
import { useOfferedCommands, type RecentProject } from '@taskloom/client';
import { InlineError, Kbd, VisuallyHidden, isComposing } from '@taskloom/ui';
import { Recognised } from '@taskloom/ui/quick-add';
import { useRemotes } from '../remotes';
import { useTexts } from '../texts';
import { PaletteField } from './palette-field';
import type { GroupName, PaletteItem } from './palette-item';
import { PaletteList } from './palette-list';
import styles from './palette.module.css';
import { rankGroups } from './rank';
import { usePaletteTexts } from './texts';
import { like } from './typos';
import { useCreateItems } from './use-create-items';
import { useFound } from './use-found';
import { screenItems, useProjectNote, usePaletteItems } from './use-palette-items';
import { personItems, usePeople } from './use-people';
import { useSelection } from './use-selection';
import { useTaskItems } from './use-task-items';

interface PaletteBodyProps {
  /** Opened to create a task: it offers the projects for it and nothing else. */
  creating: boolean;
  entries: readonly NavigationEntry[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
  onHelp: () => void;
  onSignOut: () => void;
  /** A project gets a new task. */
  onUse: (project: RecentProject) => void;
}

interface FootProps {
  creating: boolean;
  inTask: boolean;
  /** The selected entry is a task. */
  onTask: boolean;
}

/** The filter of the list, or the way back. */
function Hint({ creating, inTask }: FootProps) {
  const t = usePaletteTexts();
  if (creating) return <span className={styles.hint}>{t('createHint')}</span>;
  const keys: [string, string][] = inTask
    ? [['Esc', t('back')]]
    : [
        ['#', t('forProjects')],
        ['@', t('forPeople')],
        ['>', t('forCommands')],
      ];
  return (
    <span className={styles.hint}>
      {keys.map(([key, words]) => (
        <span key={key} className={styles.prefix}>
          <Kbd keys={[key]} /> {words}
        </span>
      ))}
    </span>
  );
}

/** The keys that work now. */
function Foot(props: FootProps) {
  const t = usePaletteTexts();
  const { inTask, onTask } = props;
  const hints: [string[], string][] = [
    [['↑', '↓'], t('move')],
    [['↵'], t(inTask ? 'run' : 'open')],
    ...(onTask ? [[['Tab'], t('forActions')] satisfies [string[], string]] : []),
  ];
  return (
    <div className={styles.foot}>
      {hints.map(([keys, words]) => (
        <span key={words} className={styles.keyHint}>
          <Kbd keys={keys} /> {words}
        </span>
      ))}
      <Hint {...props} />
    </div>
  );
}

/** These signs at the beginning of the query narrow the list to groups. */
const NARROWED: Readonly<Record<string, readonly GroupName[]>> = {
  '@': ['people'],
  '#': ['recent', 'projects'],
  '>': ['commands', 'actions'],
};

/** The matches: the shell's and the remotes' items at once, results of the server a moment later, and a new task last. */
function useGroups(
  { creating, ...own }: Omit<PaletteBodyProps, 'onRun' | 'onClose'>,
  typed: string,
  task: TaskHit | null,
  selected: string | undefined,
) {
  const { remotes } = useRemotes();
  const [from] = useState(() => document.activeElement);
  const narrowed = creating || task ? undefined : NARROWED[typed.trim().charAt(0)];
  const query = narrowed ? typed.trim().slice(1).trim() : typed;
  const commands = remotes.flatMap((remote) => remote.commands ?? []);
  const items = usePaletteItems({ ...own, commands }, typed);
  const offered = useOfferedCommands(query, from);
  const people = usePeople(!creating);
  const found = useFound(creating || narrowed || task ? '' : query, people);
  const actions = useTaskItems(task, query);
  const { items: create, putBack } = useCreateItems({ query, all: creating, selected, onUse: own.onUse });
  const local = [...items, ...screenItems(offered), ...personItems(typed.trim() ? people : [], own.entries)];
  const exact = creating || narrowed !== undefined || found.meant === query.trim();
  const forgives = narrowed !== undefined || (found.isSettled && (found.items.length === 0 || !exact));
  const all = narrowed
    ? local.filter(({ group }) => narrowed.includes(group))
    : [...local, ...found.items, ...create];
  if (task) return { groups: rankGroups(actions, query, like), words: query, meant: null, putBack };
  return {
    groups: rankGroups(creating ? create : all, query, forgives ? like : undefined),
    words: exact ? query : `${query} ${found.meant}`,
    meant: exact ? null : found.meant,
    putBack,
  };
}

/** The task whose actions are shown, and what was typed before. */
interface Level {
  task: TaskHit;
  before: string;
}

/** Field, list and key hints; a combobox whose list is always open. */
export function PaletteBody({ onRun, onClose, ...own }: PaletteBodyProps) {
  const { creating } = own;
  const frame = useTexts();
  const t = usePaletteTexts();
  const list = useId();
  const [query, setQuery] = useState('');
  const [level, setLevel] = useState<Level | null>(null);
  const task = level?.task ?? null;
  const [at, setAt] = useState<string>();
  const { groups, words, meant, putBack } = useGroups(own, query, task, at);
  const { note, retry } = useProjectNote(task ? '' : query);
  const { selected, onSelect, onKeyDown, reset } = useSelection(groups, note !== '' && !retry, onRun);
  if (selected?.id !== at) setAt(selected?.id);
  const shown = meant === null ? '' : t('showing', { words: meant });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const create = groups.find(({ name }) => name === 'create')?.items[0];
  const recognised = selected?.tokens ?? (creating ? create?.tokens : undefined);
  const onTask = !task && selected?.task !== undefined;

  const show = (next: Level | null, typed: string) => {
    setLevel(next);
    setQuery(typed);
    reset();
  };
  const showActions = () => selected?.task && show({ task: selected.task, before: query }, '');

  const onKey = (event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    const isBack =
      event.key === 'Escape' ||
      (event.key === 'Tab' && event.shiftKey) ||
      (event.key === 'Backspace' && query === '');
    const action = () => {
      if (withControl && event.key.toLowerCase() === 'k') return onTask ? showActions : onClose;
      if (onTask && event.key === 'Tab' && !event.shiftKey) return showActions;
      if (level && isBack) return () => show(null, level.before);
      return withControl && event.key === 'Enter' && create
        ? () => (create.toChoose ? onSelect(create) : onRun(create))
        : undefined;
    };
    const run = isComposing(event) ? undefined : action();
    if (!run) return onKeyDown(event);
    event.preventDefault();
    // Escape closes a dialog otherwise.
    event.stopPropagation();
    run();
  };

  return (
    <div className={styles.palette}>
      <PaletteField
        label={level ? t('actionsOf', { title: level.task.title }) : t(creating ? 'newTask' : 'placeholder')}
        list={list}
        selected={selected}
        query={query}
        onQuery={(typed) => {
          setQuery(typed);
          reset();
        }}
        onKeyDown={onKey}
        onClose={onClose}
      />
      <div className={styles.recognised}>
        <Recognised
          tokens={recognised ?? []}
          onPutBack={(word) => {
            putBack(word);
            document.getElementById(`${list}-field`)?.focus();
          }}
        />
      </div>
      {count === 0 && !creating && (
        <p className={styles.nothing}>{t('noResults', { query: query.trim() })}</p>
      )}
      <PaletteList
        id={list}
        groups={groups}
        words={words}
        meant={meant}
        selected={selected}
        onSelect={onSelect}
        onRun={onRun}
      />
      {note && (
        <div className={styles.note}>
          {retry ? <InlineError message={note} retryText={frame('frame.retry')} onRetry={retry} /> : note}
        </div>
      )}
      <VisuallyHidden role="status">
        {(query.trim() || task) &&
          [t('count', { count }), shown, retry ? '' : note].filter(Boolean).join(' ')}
      </VisuallyHidden>
      <Foot creating={creating} inTask={task !== null} onTask={onTask} />
    </div>
  );
}
