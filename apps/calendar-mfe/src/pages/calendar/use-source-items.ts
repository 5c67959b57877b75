import { useMemo } from 'react';
import { useExtensionItems, type CalendarItem } from '@taskloom/client';

/** The entries that other remotes have for the weeks on the screen and the selected day. */
export function useSourceItems(weeks: readonly (readonly string[])[], selected: string) {
  const days = [...weeks.flat(), selected].toSorted();
  const from = days.at(0) ?? selected;
  const to = days.at(-1) ?? selected;
  const request = useMemo(() => ({ from, to }), [from, to]);
  const answers = useExtensionItems('calendar-source', request);
  const byDay = useMemo(() => {
    const days = new Map<string, CalendarItem[]>();
    for (const item of answers.flatMap(({ items }) => items))
      days.set(item.day, [...(days.get(item.day) ?? []), item]);
    return days;
  }, [answers]);
  return { answers, byDay };
}
