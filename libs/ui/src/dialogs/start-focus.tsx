import { useEffect, type RefObject } from 'react';

/** An element, or antd's handle of one. */
export interface Focusable {
  focus: () => void;
}

/** Puts the focus where a dialog wants it, a frame after its content was made: only then is it shown. */
export const StartFocus = ({ on }: { on: RefObject<Focusable | null> }) => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => on.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return null;
};
