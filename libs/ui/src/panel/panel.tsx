import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { isComposing } from '../keys/is-composing';
import styles from './panel.module.css';
import { placeAt, type PanelPlace } from './place';

export interface PanelProps {
  /** The accessible name. Without one, the panel has no role of its own, for a menu inside. */
  label?: string;
  /** The button that opened the panel; a press on it is not outside. Both share one positioned container. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the panel is closed deliberately: the focus returns to the button. */
  onClose: () => void;
  /** Called after a press elsewhere or when Tab leaves the panel: the focus stays where it went. */
  onLeave: () => void;
  /** May set `--panel-gap`, the distance to the button, and `--panel-layer`, the z-index. */
  className?: string;
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Props with the label that was required until ui 1.6, for remotes that read this type. */
export interface LabelledPanelProps extends PanelProps {
  label: string;
}

/**
 * Whether Escape closes an open list inside the panel instead: the field of an open list has `aria-expanded`, as the button of
 * the panel has.
 */
const closesList = (target: EventTarget | null, anchor: HTMLElement | null): boolean =>
  target instanceof Element && target !== anchor && target.getAttribute('aria-expanded') === 'true';

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
 * Closes the panel on Escape, on a press outside, and when the focus leaves both the panel and its button.
 * Returns the handler of presses inside: React's events also bubble from the lists of fields, which are rendered elsewhere in
 * the document.
 */
function useDismissal(panel: RefObject<HTMLElement | null>, { anchor, onClose, onLeave }: PanelProps) {
  const inside = useRef(false);
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const onAnchor = target instanceof Node && anchor.current?.contains(target);
    if (!inside.current && !onAnchor) onLeave();
    inside.current = false;
  });
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (![panel, anchor].some(({ current }) => current?.contains(relatedTarget))) onLeave();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || closesList(event.target, anchor.current)) return;
    // One press of Escape closes one layer.
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const container = anchor.current?.parentElement;
    const presses = (event: PointerEvent) => onPress(event);
    const blurs = (event: FocusEvent) => onBlur(event);
    const keys = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('pointerdown', presses);
    container?.addEventListener('focusout', blurs);
    container?.addEventListener('keydown', keys);
    return () => {
      document.removeEventListener('pointerdown', presses);
      container?.removeEventListener('focusout', blurs);
      container?.removeEventListener('keydown', keys);
    };
  }, [anchor]);
  return () => {
    inside.current = true;
  };
}

/**
 * The popover of all buttons. Not modal: it takes the focus and follows its button in the tab order.
 * @example
 * <Panel label="Filter" anchor={ref} onClose={save} onLeave={save}>{children}</Panel>
 */
export function Panel(props: PanelProps) {
  const { label, anchor, className = '', ref, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const panel = ref ?? own;
  const place = usePlace(panel, anchor);
  const onPressInside = useDismissal(panel, props);
  useEffect(() => {
    // Unless its content has already taken the focus.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [panel]);

  const room: CSSProperties & { '--panel-room'?: string; '--panel-shift'?: string } = place
    ? { '--panel-room': `${place.room}px`, '--panel-shift': `${place.shift}px` }
    : {};
  return (
    <div
      ref={panel}
      className={`${styles.panel} ${place?.above ? styles.above : ''} ${place?.atEnd ? styles.atEnd : ''} ${className}`}
      style={room}
      role={label === undefined ? undefined : 'dialog'}
      aria-label={label}
      tabIndex={-1}
      onPointerDown={onPressInside}
    >
      {children}
    </div>
  );
}
