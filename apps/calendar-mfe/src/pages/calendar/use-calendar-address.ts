import { CALENDAR_PROJECTS, parseDay, type CalendarScope } from '@taskloom/contracts';
import { useToday } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { useEffect, useRef, useState } from 'react';
import { monthOf } from '../../days/days';
import { changeView, selectDay, turnPeriod, VIEWS, type Period, type View } from '../../days/views';

interface Shown {
  period: Period;
  scope: CalendarScope;
  /** Ids of the chosen projects; all when empty. */
  projects: readonly string[];
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const read = (params: URLSearchParams, today: string): Shown => {
  const selected = parseDay(params.get('day') ?? '') ?? today;
  const view = VIEWS.find((name) => name === params.get('view')) ?? 'month';
  const month = params.get('month') ?? '';
  const projects = (params.get('projects') ?? '').split(',').filter((id) => /^[\w-]{1,36}$/.test(id));
  return {
    period: { view, selected, month: view === 'month' && MONTH.test(month) ? month : monthOf(selected) },
    scope: projects.length > 0 || params.get('tasks') === 'all' ? 'all' : 'mine',
    projects: [...new Set(projects)].slice(0, CALENDAR_PROJECTS),
  };
};

const write = ({ period, scope, projects }: Shown, today: string): URLSearchParams => {
  const { view, selected, month } = period;
  return new URLSearchParams({
    ...(view !== 'month' && { view }),
    ...(selected !== today && { day: selected }),
    ...(month !== monthOf(selected) && { month }),
    ...(projects.length > 0 ? { projects: projects.join(',') } : scope === 'all' && { tasks: scope }),
  });
};

/**
 * The state of the calendar: today's month by default. The address contains it, so that a reload, Back and links work. The state comes
 * first, because a held arrow key is faster than the router.
 */
export function useCalendarAddress() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const [shown, setShown] = useState(() => read(params, today));
  const latest = useRef(shown);
  const own = useRef<string[]>([]);
  const search = params.toString();

  // A link, such as that of the navigation, changes the address from outside.
  useEffect(() => {
    const at = own.current.indexOf(search);
    own.current = own.current.slice(at + 1);
    const next = read(new URLSearchParams(search), today);
    if (at >= 0 || write(latest.current, today).toString() === search) return;
    latest.current = next;
    setShown(next);
  }, [search, today]);

  const change = (part: Partial<Shown>) => {
    const next = { ...latest.current, ...part };
    const address = write(next, today);
    if (address.toString() !== write(latest.current, today).toString()) own.current.push(address.toString());
    latest.current = next;
    setShown(next);
    setParams(address, { replace: true });
  };
  const move = (period: (before: Period) => Period) => change({ period: period(latest.current.period) });

  return {
    ...shown,
    today,
    select: (day: string) => move((period) => selectDay(period, day)),
    turn: (by: number) => move((period) => turnPeriod(period, by)),
    show: (view: View) => move((period) => changeView(period, view)),
    setScope: (scope: CalendarScope) => change({ scope, projects: [] }),
    setProjects: (projects: readonly string[]) => change({ scope: 'all', projects }),
  };
}
