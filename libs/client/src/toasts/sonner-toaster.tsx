import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { toast, Toaster } from 'sonner';
import { keepClear } from './keep-clear';
import { shortenSwipe } from './swipe-threshold';
import { setToasterMounted } from './toaster-ready';

/** The specification's numbers (specification 9). Removal after 200 ms is fixed in sonner. */
const TOAST = { visible: 3, durationMs: 4000, gap: 14, width: 356, hotkey: ['altKey', 'KeyT'] };

/** Distance from the window's edges, in pixels. */
const EDGE = 24;
const EDGE_PHONE = 16;

export interface ToasterProps {
  /** Class names by part, from the UI library. */
  classNames?: Record<string, string>;
  icons?: { success?: ReactNode; error?: ReactNode; info?: ReactNode; warning?: ReactNode };
  /** Name of the region for screen readers. */
  label?: string;
}

export default function SonnerToaster({ classNames, icons, label }: ToasterProps) {
  useEffect(() => setToasterMounted(toast), []);
  useEffect(shortenSwipe, []);
  const toaster = useRef<HTMLElement>(null);
  useEffect(() => (toaster.current ? keepClear(toaster.current) : undefined), []);
  const width: CSSProperties & { '--width': string } = { '--width': `${TOAST.width}px` };
  return (
    <Toaster
      ref={toaster}
      position="bottom-right"
      visibleToasts={TOAST.visible}
      duration={TOAST.durationMs}
      gap={TOAST.gap}
      hotkey={TOAST.hotkey}
      offset={EDGE}
      mobileOffset={EDGE_PHONE}
      style={width}
      icons={icons}
      containerAriaLabel={label}
      toastOptions={{ unstyled: classNames !== undefined, classNames }}
    />
  );
}
