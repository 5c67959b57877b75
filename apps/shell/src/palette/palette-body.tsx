import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { NavigationEntry } from '@taskloom/contracts';
import { Icon, InlineError, Kbd, VisuallyHidden } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRemotes } from '../remotes';
import { useTexts } from '../texts';
import type { PaletteItem } from './palette-item';
import { optionId, PaletteList } from './palette-list';
import styles from './palette.module.css';
import { rankGroups } from './rank';
import { useCreateItems } from './use-create-items';
import { useProjectNote, usePaletteItems } from './use-palette-items';
import { useSelection } from './use-selection';
import { useTaskItems } from './use-task-items';

interface PaletteBodyProps {
  /** Opened to create a task: it offers the projects for it and nothing else. */
  creating: boolean;
  entries: readonly NavigationEntry[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
  onHelp: () => void;
}

function Foot({ creating }: { creating: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <span className={styles.keyHint}>
        <Kbd keys={['↑', '↓']} /> {t('palette.move')}
      </span>
      <span className={styles.keyHint}>
        <Kbd keys={['↵']} /> {t('palette.open')}
      </span>
      <span className={styles.hint}>{t(creating ? 'palette.createHint' : 'palette.hint')}</span>
    </div>
  );
}

/** What matches: the shell's and the remotes' items at once, tasks of the server a moment later, and a new task last. */
function useGroups(
  { creating, entries, onHelp }: Pick<PaletteBodyProps, 'creating' | 'entries' | 'onHelp'>,
  query: string,
) {
  const { remotes } = useRemotes();
  const commands = remotes.flatMap((remote) => remote.commands ?? []);
  const items = usePaletteItems({ entries, commands, onHelp }, query);
  const tasks = useTaskItems(creating ? '' : query);
  const create = useCreateItems(query, creating);
  return rankGroups(creating ? create : [...items, ...tasks, ...create], query);
}

/** Field, list and key hints; a combobox whose list is always open. */
export function PaletteBody({ creating, entries, onRun, onClose, onHelp }: PaletteBodyProps) {
  const t = useTexts();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const groups = useGroups({ creating, entries, onHelp }, query);
  const { note, retry } = useProjectNote(query);
  const { selected, onSelect, onKeyDown, reset } = useSelection(groups, onRun);
  const placeholder = t(creating ? 'palette.newTask' : 'palette.placeholder');
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  // antd renders the content while it is hidden and can't be focused.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return onClose();
    }
    const [create] = groups.find(({ name }) => name === 'create')?.items ?? [];
    if (withControl && event.key === 'Enter' && create) {
      event.preventDefault();
      return onRun(create);
    }
    onKeyDown(event);
  };

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Icon icon={icons.action.search} size={18} className={styles.magnifier} />
        <input
          ref={field}
          className={styles.input}
          role="combobox"
          aria-label={placeholder}
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={selected && optionId(list, selected)}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            reset();
          }}
          onKeyDown={onKey}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('palette.close')}>
          <span className={styles.escape}>
            <Kbd keys={['Esc']} />
          </span>
          <Icon icon={icons.action.close} size={18} className={styles.cross} />
        </button>
      </div>
      {count === 0 && !creating && (
        <p className={styles.nothing}>{t('palette.noResults', { query: query.trim() })}</p>
      )}
      <PaletteList id={list} groups={groups} selected={selected} onSelect={onSelect} onRun={onRun} />
      {note && (
        <div className={styles.note}>
          {retry ? <InlineError message={note} retryText={t('frame.retry')} onRetry={retry} /> : note}
        </div>
      )}
      <VisuallyHidden role="status">
        {query.trim() && `${t('palette.count', { count })} ${retry ? '' : note}`.trim()}
      </VisuallyHidden>
      <Foot creating={creating} />
    </div>
  );
}
