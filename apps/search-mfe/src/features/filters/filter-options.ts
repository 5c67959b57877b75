import { useEffect } from 'react';
import {
  PROJECT_STATUSES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type SearchFilters,
  type SearchType,
} from '@taskloom/contracts';
import { useGetSearchFiltersQuery } from '@taskloom/contracts/rtk';
import { valueWord } from '@taskloom/ui';
import type { FilterName, Filters } from '../../search-url';
import { useTexts } from '../../texts';

/** The options until the API has responded: everything but people and projects. */
const KNOWN: SearchFilters = {
  statuses: [...PROJECT_STATUSES, ...TASK_STATUSES],
  priorities: [...TASK_PRIORITIES],
  assignees: [],
  projects: [],
};

/** Age after which cached options are refetched when the screen opens, in seconds. */
const FRESH_FOR = 60;

export function useFilterOptions(): SearchFilters {
  const { data, error } = useGetSearchFiltersQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR });
  useEffect(() => {
    // eslint-disable-next-line no-console -- specification 8: this failure is only logged
    if (error) console.warn('Failed to fetch filter options', error);
  }, [error]);
  return data ?? KNOWN;
}

/** Statuses that a type can't have. A status that is unknown to this version is always offered. */
const FOREIGN: Record<SearchType, readonly string[]> = {
  all: [],
  projects: TASK_STATUSES,
  tasks: PROJECT_STATUSES,
};

/** The statuses that exist for the searched type. */
export const statusesFor = (type: Filters['type'], statuses: readonly string[]): string[] => {
  const foreign = FOREIGN[type ?? 'all'];
  return statuses.filter((status) => !foreign.includes(status));
};

/** The value of an active filter as text, for its chip. */
export function useFilterWords(options: SearchFilters): (name: FilterName, filters: Filters) => string {
  const t = useTexts();
  return (name, filters) => {
    const value = String(filters[name] ?? '');
    switch (name) {
      case 'type':
        return value === 'projects' ? t('typeProjects') : t('typeTasks');
      case 'status':
      case 'priority':
        return valueWord(value);
      case 'assignee':
        return options.assignees.find(({ _id }) => _id === value)?.name ?? t('notListed');
      case 'projectId':
        return options.projects.find(({ _id }) => _id === value)?.title ?? t('notListed');
      case 'archived':
        return t('alsoArchived');
    }
  };
}
