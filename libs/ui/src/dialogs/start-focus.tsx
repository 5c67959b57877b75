import { useEffect, type RefObject } from 'react';

/** An element, or antd's handle of one. */
export interface Focusable {
  focus: () => void;
}

/** antd's first choice is the close button; anything else inside was chosen by a person who was faster than the frame. */
const isTaken = ({ current: title }: RefObject<HTMLElement | null>): boolean => {
  const dialog = title?.closest('[role="dialog"]');
  const active = document.activeElement;
  return active !== dialog && dialog?.contains(active) === true && !active?.matches('.ant-modal-close');
};

interface StartFocusProps {
  on?: RefObject<Focusable | null>;
  /** Where it starts without a wish: quietly, and Tab goes on to the first field. */
  title: RefObject<HTMLElement | null>;
}

/** Puts the focus where a dialog wants it, a frame after its content was made: only then is it shown. */
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
