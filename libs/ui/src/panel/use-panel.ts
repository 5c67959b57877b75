import { useRef, useState } from 'react';

/**
 * A button and the {@link Panel} that it opens: whether it is open, and the props of both. They share one positioned container.
 * @example
 * const { open, button, panel } = usePanel();
 * <PlainButton {...button}>Filter</PlainButton>
 * {open && <Panel label="Filter" {...panel}>{children}</Panel>}
 */
export function usePanel() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return {
    open,
    button: {
      ref: anchor,
      'aria-expanded': open,
      'aria-haspopup': 'dialog' as const,
      onClick: () => setOpen(!open),
    },
    panel: {
      anchor,
      onLeave: () => setOpen(false),
      onClose: () => {
        setOpen(false);
        anchor.current?.focus();
      },
    },
  };
}
