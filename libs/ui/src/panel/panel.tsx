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
  /** The accessible name. */
  label: string;
  /** The button that opened the panel; a press on it is not outside. Both share one positioned container. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the panel is closed deliberately: the focus returns to the button. */
  onClose: () => void;
  /** Called after a press elsewhere or when Tab leaves the panel: the focus stays where it went. */
  onLeave: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * Whether Escape closes an open list inside the panel instead: the field of an open list has `aria-expanded`.
 */
const closesList = (target: EventTarget): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** The button moves in the window when the window is resized or the page scrolls. */
const MOVES = ['resize', 'scroll'] as const;

/** The position of the panel, measured before it is painted and each time the button moves. */
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

/**
 * Detects a press outside. React's events also bubble from the lists of fields, which are rendered elsewhere
 * in the document.
 */
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

/** A popover that is not a menu. Not modal: it takes the focus and follows its button in the tab order. */
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
