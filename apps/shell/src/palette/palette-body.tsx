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
import { useProjectNote, usePaletteItems } from './use-palette-items';
import { useSelection } from './use-selection';

interface PaletteBodyProps {
  entries: readonly NavigationEntry[];
  onRun: (item: PaletteItem) => void;
  onClose: () => void;
  onHelp: () => void;
}

function Foot() {
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <span className={styles.keyHint}>
        <Kbd keys={['↑', '↓']} /> {t('palette.move')}
      </span>
      <span className={styles.keyHint}>
        <Kbd keys={['↵']} /> {t('palette.open')}
      </span>
      <span className={styles.hint}>{t('palette.hint')}</span>
    </div>
  );
}

/** Field, list and key hints; a combobox whose list is always open. */
export function PaletteBody({ entries, onRun, onClose, onHelp }: PaletteBodyProps) {
  const t = useTexts();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { remotes } = useRemotes();
  const commands = remotes.flatMap((remote) => remote.commands ?? []);
  const groups = rankGroups(usePaletteItems({ entries, commands, onHelp }, query), query);
  const { note, retry } = useProjectNote(query);
  const { selected, onSelect, onKeyDown, reset } = useSelection(groups, onRun);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  // antd renders the content while it is hidden and can't be focused.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return onClose();
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
          aria-label={t('palette.placeholder')}
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={selected && optionId(list, selected)}
          placeholder={t('palette.placeholder')}
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
      {count === 0 && <p className={styles.nothing}>{t('palette.noResults', { query: query.trim() })}</p>}
      <PaletteList id={list} groups={groups} selected={selected} onSelect={onSelect} onRun={onRun} />
      {note && (
        <div className={styles.note}>
          {retry ? <InlineError message={note} retryText={t('frame.retry')} onRetry={retry} /> : note}
        </div>
      )}
      <VisuallyHidden role="status">
        {query.trim() && `${t('palette.count', { count })} ${retry ? '' : note}`.trim()}
      </VisuallyHidden>
      <Foot />
    </div>
  );
}
