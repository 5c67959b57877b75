import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Panel } from '@taskloom/ui';

interface PopoverPanelProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onDone: () => void;
  className?: string;
  /** The element that gets the focus: a selector inside the panel. */
  focus: string;
  children: ReactNode;
}

/** A panel at its button: takes the focus, and returns it when it is closed deliberately. */
export function PopoverPanel({ label, anchor, onDone, className, focus, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  }, [focus]);
  const close = () => {
    onDone();
    anchor.current?.focus();
  };
  return (
    <Panel ref={panel} label={label} anchor={anchor} className={className} onClose={close} onLeave={onDone}>
      {children}
    </Panel>
  );
}
