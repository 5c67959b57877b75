import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './panel.module.css';
import { placeAt, type PanelPlace } from './place';

export interface PanelProps {
  /** Its name for screen readers. */
  label: string;
  /** The button that opened it; a press on it is not outside. Both stand in one box that positions. */
  anchor: RefObject<HTMLElement | null>;
  /** Closed on purpose: the focus goes back to the button. */
  onClose: () => void;
  /** Left by a press elsewhere or by Tab: the focus stays where it went. */
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/** Lists inside are open as long as their field says so; Escape is theirs then. */
const closesList = (target: EventTarget): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** What moves the button in the window: the window's size, and the page's length with its scrolling. */
const MOVES = ['resize', 'scroll'] as const;

/** Where it stands, found out before it is painted and each time the button has moved. */
function usePlace(panel: RefObject<HTMLElement | null>, anchor: PanelProps['anchor']): PanelPlace | null {
  const [place, setPlace] = useState<PanelPlace | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      if (panel.current && anchor.current)
        setPlace(placeAt(anchor.current.getBoundingClientRect(), panel.current.offsetWidth));
    };
    look();
    for (const move of MOVES) window.addEventListener(move, look, { passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, look);
    };
  }, [panel, anchor]);
  return place;
}

/** A press outside; React's events also come from the lists of fields, which hang elsewhere in the document. */
function usePressOutside(anchor: PanelProps['anchor'], onLeave: () => void) {
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
  return () => {
    inside.current = true;
  };
}

/** What opens at a button and is no menu. Not modal: it takes the focus and stands in the tab order right behind its button. */
export function Panel({ label, anchor, onClose, onLeave, className = '', children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = usePlace(panel, anchor);
  const onPressInside = usePressOutside(anchor, onLeave);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || closesList(event.target)) return;
    // One press closes one layer.
    event.stopPropagation();
    onClose();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || panel.current?.contains(relatedTarget)) return;
    if (!anchor.current?.contains(relatedTarget)) onLeave();
  };
  const room: CSSProperties & { '--panel-room'?: string } = place
    ? { '--panel-room': `${place.room}px` }
    : {};
  return (
    <div
      ref={panel}
      className={`${styles.panel} ${place?.above ? styles.above : ''} ${place?.atEnd ? styles.atEnd : ''} ${className}`}
      style={room}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerDown={onPressInside}
    >
      {children}
    </div>
  );
}
