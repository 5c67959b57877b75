import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { PopoverPanel } from './popover-panel';
import styles from './popovers.module.css';

interface Option<Value extends string> {
  value: Value;
  word: ReactNode;
}

interface OptionsPanelProps<Value extends string> {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option<Value>[];
  /** Undefined when several tasks have different ones. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
  onDone: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between the options and around the ends. */
const move = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = options.findIndex((option) => option === document.activeElement);
  options.at((at + step) % options.length)?.focus();
};

/** Values to choose from; the current one has a check and the focus. */
export function OptionsPanel<Value extends string>(props: OptionsPanelProps<Value>) {
  const { label, anchor, options, value, onChoose, onDone } = props;
  const choose = (next: Value) => {
    onDone();
    anchor.current?.focus();
    if (next !== value) onChoose(next);
  };
  return (
    <PopoverPanel
      label={label}
      anchor={anchor}
      onDone={onDone}
      className={styles.options}
      focus={value === undefined ? 'button' : '[aria-checked="true"]'}
    >
      <div role="menu" aria-label={label} onKeyDown={move}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            className={styles.option}
            onClick={() => choose(option.value)}
          >
            {option.word}
            {option.value === value && <Icon icon={icons.action.check} size={14} className={styles.check} />}
          </button>
        ))}
      </div>
    </PopoverPanel>
  );
}
