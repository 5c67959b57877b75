import { addDays, CALENDAR_DAYS } from '@taskloom/contracts';
import { useMemo, useState } from 'react';
import { nextEntries } from '../../due/next-entries';
import type { DeadlineProject } from '../../features/deadlines/by-deadline';
import { useDueTasks, type Whose } from './use-due-tasks';

/** Shown at first, and with each press more. */
const FIRST = 6;
const STEP = 20;

interface NextOptions {
  selected: string;
  /** Projects by deadline. */
  days: ReadonlyMap<string, DeadlineProject[]>;
  /** The weeks around the selected day, and their tasks. */
  weeks: readonly (readonly string[])[];
  near: ReturnType<typeof useDueTasks>;
  whose: Whose;
}

/**
 * What is due after the selected day. Only when its weeks have too little, the tasks of the two months after them are
 * requested, too.
 */
export function useNextDeadlines({ selected, days, weeks, near, whose }: NextOptions) {
  const [shown, setShown] = useState({ day: selected, most: FIRST });
  const most = shown.day === selected ? shown.most : FIRST;
  const end = weeks.at(-1)?.at(-1) ?? selected;
  const inWeeks = useMemo(
    () => nextEntries(selected, { projects: days, tasks: [...near.byDay.values()].flat() }),
    [selected, days, near.byDay],
  );
  const enough = (inWeeks[most]?.day ?? '9999') <= end;
  // The same weeks again cost no request.
  const asks = near.known && !enough;
  const ahead = useDueTasks(asks ? [[addDays(end, 1), addDays(end, CALENDAR_DAYS)]] : weeks, whose);
  const entries = useMemo(
    () =>
      nextEntries(selected, {
        projects: days,
        tasks: [...near.byDay.values(), ...ahead.byDay.values()].flat(),
      }),
    [selected, days, near.byDay, ahead.byDay],
  );
  // From then on, what is known stays in sight while other weeks are requested.
  const [known, setKnown] = useState(false);
  if (!known && near.known && ahead.known) setKnown(true);
  return {
    /** Undefined while loading at first. */
    entries: known ? entries.slice(0, most) : undefined,
    more: entries.length > most,
    showMore: () => setShown({ day: selected, most: most + STEP }),
  };
}
