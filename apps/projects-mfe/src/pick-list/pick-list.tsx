import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './pick-list.module.css';

interface PickOption {
  value: string;
  /** The accessible name, and what a search matches. */
  label: string;
  /** How the option is displayed; the label by default. */
  content?: ReactNode;
}

interface PickListProps {
  /** The accessible name of the field and its list. */
  label: string;
  options: readonly PickOption[];
  chosen: readonly string[];
  /** Several options may be chosen, and the list stays open. */
  multiple?: boolean;
  onPick: (value: string) => void;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Offers to create an option that does not exist yet. */
  create?: { text: (name: string) => string; onCreate: (name: string) => void };
}

const CREATE = 'create';

/** A field that searches a list of options, for popovers. Arrow keys move, Enter picks. */
export function PickList({
  label,
  options,
  chosen,
  multiple = false,
  onPick,
  emptyText,
  create,
}: PickListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  );
  const wanted = query.trim().toLowerCase();
  const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const isNew = wanted !== '' && options.every((option) => option.label.toLowerCase() !== wanted);
  const rows: PickOption[] =
    create && isNew
      ? [...found, { value: CREATE, label: create.text(query.trim()), content: create.text(query.trim()) }]
      : found;
  const active = Math.min(at, rows.length - 1);

  const pick = (value: string | undefined) => {
    if (value === undefined) return;
    if (value === CREATE) create?.onCreate(query.trim());
    else onPick(value);
    setQuery('');
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0) setAt((active + step + rows.length) % Math.max(1, rows.length));
    else if (!event.nativeEvent.isComposing) pick(rows[active]?.value);
  };
  return (
    <div className={styles.picker}>
      <input
        className={styles.field}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        // The popover has just been opened for this field.
        ref={(field) => field?.focus({ preventScroll: true })}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {rows.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div role="listbox" id={id} aria-label={label} aria-multiselectable={multiple} className={styles.list}>
        {rows.map(({ value, label: name, content }, index) => (
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(value)}
            className={`${styles.option} ${index === active ? styles.active : ''}`}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(index)}
            onClick={() => pick(value)}
          >
            {value === CREATE && <Icon icon={icons.action.add} size={14} />}
            <span className={styles.content}>{content ?? name}</span>
            {chosen.includes(value) && <Icon icon={icons.action.check} />}
          </div>
        ))}
      </div>
    </div>
  );
}
