import { isComposing } from '@taskloom/ui';
import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** The attribute of links and buttons that the arrow keys reach, in the order of the document. */
export const STOP = 'data-stop';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The index that a key leads to from `at`: -1 is the field. Undefined for any other key. */
const target = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return -1;
    default:
      return undefined;
  }
};

/**
 * Down goes from the search field to the first stop, the arrow keys, Home and End move between the stops, and Up from the first or Escape
 * return to the field. While the list belongs to an earlier query, Down waits for the right one.
 */
export function useArrows(area: RefObject<HTMLElement | null>, isCurrent: boolean) {
  const waits = useRef(false);
  const field = useCallback(() => area.current?.querySelector('input') ?? null, [area]);
  const stops = useCallback(
    () => [...(area.current?.querySelectorAll<HTMLElement>(`[${STOP}]`) ?? [])],
    [area],
  );

  useEffect(() => {
    if (!isCurrent || !waits.current) return;
    waits.current = false;
    if (document.activeElement === field()) stops()[0]?.focus();
  }, [isCurrent, field, stops]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || hasModifier(event)) return;
    const all = stops();
    if (event.target === field()) {
      waits.current = event.key === 'ArrowDown' && !isCurrent;
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (isCurrent) all[0]?.focus();
      return;
    }
    const at = all.findIndex((stop) => stop === event.target);
    const next = at < 0 ? undefined : target(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    (next < 0 ? field() : all[next])?.focus();
  };

  return { onKeyDown, focusField: () => field()?.focus() };
}
