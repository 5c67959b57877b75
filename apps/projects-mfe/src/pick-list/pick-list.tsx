import { foldText, labelKey } from '@taskloom/contracts';
import { Icon, Kbd, isComposing } from '@taskloom/ui';
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
  /** Shown in the empty field; the label by default. */
  hint?: string;
  options: readonly PickOption[];
  chosen: readonly string[];
  /** The option that Enter picks at first; by default the first that is chosen. */
  start?: string;
  /** A digit picks the option of that number, as long as nothing is typed. */
  numbered?: boolean;
  /** Several options may be chosen, and the list stays open. */
  multiple?: boolean;
  onPick: (value: string) => void;
  /** Searches itself: the options are shown as they are. */
  onType?: (query: string) => void;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Offers to create an option that does not exist yet. */
  create?: { text: (name: string) => string; onCreate: (name: string) => void };
}

const CREATE = 'create';

interface RowProps {
  id: string;
  option: PickOption;
  chosen: boolean;
  active: boolean;
  /** The digit that picks it. */
  number?: number;
  onPoint: () => void;
  onPick: () => void;
}

function Row({ id, option: { value, label, content }, chosen, active, number, onPoint, onPick }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={`${styles.option} ${active ? styles.active : ''}`}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onPick}
    >
      {value === CREATE && <Icon icon={icons.action.add} size={14} />}
      <span className={styles.content}>{content ?? label}</span>
      {chosen && <Icon icon={icons.action.check} />}
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          <Kbd keys={[String(number)]} />
        </span>
      )}
    </div>
  );
}

/** A field that searches a list of options, for popovers. Arrow keys move, Enter picks. */
export function PickList({
  label,
  hint = label,
  options,
  chosen,
  start,
  numbered = false,
  multiple = false,
  onType,
  onPick,
  emptyText,
  create,
}: PickListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => (start === undefined ? chosen.includes(value) : value === start)),
    ),
  );
  const found = onType
    ? options
    : options.filter(({ label }) => foldText(label).includes(foldText(query.trim())));
  const name = labelKey(query);
  const isNew = name !== '' && options.every(({ label }) => labelKey(label) !== name);
  const rows: readonly PickOption[] =
    create && isNew
      ? [...found, { value: CREATE, label: create.text(query.trim()), content: create.text(query.trim()) }]
      : found;
  const active = Math.min(at, rows.length - 1);

  const write = (text: string) => {
    setQuery(text);
    onType?.(text);
  };
  const pick = (value: string | undefined) => {
    if (value === undefined) return;
    if (value === CREATE) create?.onCreate(query.trim());
    else onPick(value);
    write('');
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const nth =
      numbered && query === '' && /^[1-9]$/.test(event.key) ? rows[Number(event.key) - 1] : undefined;
    if (nth) {
      event.preventDefault();
      return pick(nth.value);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== 0) setAt((active + step + rows.length) % Math.max(1, rows.length));
    else pick(rows[active]?.value);
  };
  return (
    <div className={styles.picker}>
      <input
        className={styles.field}
        aria-label={label}
        placeholder={hint}
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        // The popover has just been opened for this field.
        ref={(field) => field?.focus({ preventScroll: true })}
        value={query}
        onChange={(event) => {
          write(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {rows.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <div role="listbox" id={id} aria-label={label} aria-multiselectable={multiple} className={styles.list}>
        {rows.map((option, index) => (
          <Row
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            chosen={chosen.includes(option.value)}
            active={index === active}
            number={numbered && query === '' ? index + 1 : undefined}
            onPoint={() => setAt(index)}
            onPick={() => pick(option.value)}
          />
        ))}
      </div>
    </div>
  );
}
