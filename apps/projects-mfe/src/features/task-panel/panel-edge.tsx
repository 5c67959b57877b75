import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTexts } from '../../texts/all';
import styles from './panel-frame.module.css';
import { keepPanelWidth, setPanelWidth } from './panel-width';

/** How far an arrow key moves the edge, in pixels. */
const STEP = 32;
/** The limits of `--tl-side-panel-width`: it holds every value within them. */
const LEAST = 0;
const MOST = 10_000;

const KEYS: Record<string, (width: number) => number | null> = {
  ArrowLeft: (width) => width + STEP,
  ArrowRight: (width) => width - STEP,
  Home: () => LEAST,
  End: () => MOST,
  Enter: () => null,
};

/** With its border. */
const widthOf = (panel: Element): number => Math.round(panel.getBoundingClientRect().width);

/** The width of the panel, also while the window or its edge changes it. */
function useWidth(panel: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!panel.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(widthOf(entry.target)));
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);
  return width;
}

/**
 * The edge of an open task beside the board: dragging or the arrow keys change its width, a double click or Enter restores the usual one. A
 * window splitter of the ARIA patterns.
 */
export function PanelEdge({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  const width = useWidth(panel);
  const isDragging = useRef(false);
  /** Keeps what the limits leave of the width. */
  const keep = () => {
    if (panel.current) keepPanelWidth(widthOf(panel.current));
  };
  const press = (event: KeyboardEvent) => {
    const change = KEYS[event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = change(width);
    if (next === null) return keepPanelWidth(null);
    setPanelWidth(next);
    keep();
  };
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!panel.current || !currentTarget.hasPointerCapture(pointerId)) return;
    isDragging.current = true;
    setPanelWidth(Math.round(panel.current.getBoundingClientRect().right - clientX));
  };
  const drop = () => {
    if (isDragging.current) keep();
    isDragging.current = false;
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('panelWidth')}
      // In percent of the window.
      aria-valuenow={Math.round((100 * width) / window.innerWidth)}
      className={styles.edge}
      onKeyDown={press}
      onDoubleClick={() => keepPanelWidth(null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={drop}
    />
  );
}
