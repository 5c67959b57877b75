import { useEffect, type RefObject } from 'react';

/** An element, or antd's handle for one. */
export interface Focusable {
  focus: () => void;
}

/** antd focuses the close button first. A focus on anything else was set by the person before this frame. */
const isTaken = ({ current: title }: RefObject<HTMLElement | null>): boolean => {
  const dialog = title?.closest('[role="dialog"]');
  const active = document.activeElement;
  return active !== dialog && dialog?.contains(active) === true && !active?.matches('.ant-modal-close');
};

interface StartFocusProps {
  on?: RefObject<Focusable | null>;
  /** Gets the focus by default, without a visible ring; Tab moves on to the first field. */
  title: RefObject<HTMLElement | null>;
}

/**
 * Sets the initial focus of a dialog one frame after its content is mounted, because it is hidden until then.
 */
export const StartFocus = ({ on, title }: StartFocusProps) => {
  useEffect(() => {
    const start = () => {
      if (on) on.current?.focus();
      else if (!isTaken(title)) title.current?.focus();
    };
    const frame = requestAnimationFrame(start);
    return () => cancelAnimationFrame(frame);
  }, [on, title]);
  return null;
};
