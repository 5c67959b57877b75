import { SCREENS, type SearchQuery } from '@taskloom/contracts';
import { useSearchQuery } from '@taskloom/contracts/rtk';
import { statusIcon } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';
import { useSettled } from './use-settled';

/** A search starts after this pause in typing, milliseconds. */
const PAUSE_MS = 150;
const SHORTEST = 2;
const MOST = 6;

/** Tasks that the server finds for the query, also with typing mistakes; the response to an earlier query is not shown. */
export function useTaskItems(query: string): PaletteItem[] {
  const typed = query.trim();
  const q = useSettled(typed, PAUSE_MS);
  const asked: SearchQuery = { q, type: 'tasks' };
  const { currentData } = useSearchQuery(asked, { skip: q.length < SHORTEST });
  if (!currentData || q !== typed) return [];
  return currentData.tasks.slice(0, MOST).map(({ _id, title, project, status }) => ({
    id: `task-${_id}`,
    group: 'tasks',
    label: title,
    detail: project.title,
    icon: statusIcon(status),
    run: { to: SCREENS.task(project._id, _id) },
  }));
}
