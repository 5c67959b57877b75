import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon, Kbd } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';
import { optionId } from './palette-list';
import styles from './palette.module.css';
import { usePaletteTexts } from './texts';

interface PaletteFieldProps {
  /** The name of the field, also its placeholder. */
  label: string;
  /** The id of the list below. */
  list: string;
  selected: PaletteItem | undefined;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field of the palette, which has the focus while it is open. */
export function PaletteField({
  label,
  list,
  selected,
  query,
  onQuery,
  onKeyDown,
  onClose,
}: PaletteFieldProps) {
  const t = usePaletteTexts();
  const field = useRef<HTMLInputElement>(null);

  // antd renders the content while it is hidden and can't be focused.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className={styles.field}>
      <Icon icon={icons.action.search} size={18} className={styles.magnifier} />
      <input
        ref={field}
        id={`${list}-field`}
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={selected && optionId(list, selected)}
        placeholder={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
        <span className={styles.escape}>
          <Kbd keys={['Esc']} />
        </span>
        <Icon icon={icons.action.close} size={18} className={styles.cross} />
      </button>
    </div>
  );
}
