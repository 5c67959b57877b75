import { isComposing } from '@taskloom/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PanelEdge } from './panel-edge';
import styles from './panel-frame.module.css';
import { applyPanelWidth } from './panel-width';

interface PanelFrameProps {
  /** The accessible name: the task's title. */
  name: string;
  /** Fills the page instead of being beside the board. */
  full: boolean;
  header: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

// Before a task is opened for the first time, so that the board gets its width once.
applyPanelWidth();

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

/** Whether an open list or menu gets this Escape. */
const closesMenu = (target: Element): boolean => target.closest('[aria-expanded="true"]') !== null;

/**
 * The place of an open task: its bar, and below it what scrolls. Escape closes a menu, then leaves the field,
 * then closes the task.
 */
export function PanelFrame({ name, full, header, onClose, children }: PanelFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // React's events bubble through portals: those of menus and dialogs are not meant for the panel.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || closesMenu(target)) return;
    event.preventDefault();
    if (!target.matches(FIELDS)) return onClose();
    target.blur();
    frame.current?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={frame}
      aria-label={name}
      tabIndex={-1}
      data-takes-files
      data-side-panel={!full || undefined}
      data-full-panel={full || undefined}
      className={`${styles.frame} ${full ? styles.full : styles.beside}`}
      onKeyDown={press}
    >
      {/* The title itself is a field. */}
      {full ? <h1 className="tl-visually-hidden">{name}</h1> : <h2 className="tl-visually-hidden">{name}</h2>}
      {header}
      {children}
      {/* Last, so that Tab leads to the task first. */}
      {!full && <PanelEdge panel={frame} />}
    </section>
  );
}

interface PanelBodyProps {
  head: ReactNode;
  main: ReactNode;
  facts: ReactNode;
  /** Below the facts; on narrow screens at the end. */
  aside: ReactNode;
}

/** Title and text left, the facts on a quiet ground right; one column on narrow screens. */
export const PanelBody = ({ head, main, facts, aside }: PanelBodyProps) => (
  <div className={styles.body}>
    <div className={styles.left}>
      <div className={styles.head}>{head}</div>
      <div className={styles.main}>{main}</div>
    </div>
    <div className={styles.aside}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.rest}>{aside}</div>
    </div>
  </div>
);
