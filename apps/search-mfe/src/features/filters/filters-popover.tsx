import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './filters-popover.module.css';

export interface FiltersSurfaceProps {
  open: boolean;
  label: string;
  /** The button that opened it; a press on it is not outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Closed on purpose: focus goes back to the button. */
  onClose: () => void;
  /** Closed by a press elsewhere, which keeps the focus it took. */
  onLeave: () => void;
  children: ReactNode;
}

/** Lists inside are open as long as their field says so; Escape is theirs then. */
const closesList = (target: EventTarget): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** A panel under the button. Not modal: it stands in the tab order right behind its button. */
export const FiltersPopover = ({ open, ...panel }: FiltersSurfaceProps) => open && <Panel {...panel} />;

function Panel({ label, anchor, onClose, onLeave, children }: Omit<FiltersSurfaceProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.focus();
  }, []);

  // React's events also come from the lists of the fields, which hang elsewhere in the document.
  const inside = useRef(false);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const onAnchor = target instanceof Node && anchor.current?.contains(target);
      if (!inside.current && !onAnchor) onLeave();
      inside.current = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [anchor, onLeave]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !closesList(event.target)) onClose();
  };

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        inside.current = true;
      }}
    >
      {children}
    </div>
  );
}
