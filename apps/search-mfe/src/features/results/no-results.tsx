import { EmptyState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { Filters } from '../../search-url';
import { shortQuery } from '../../short-query';
import { useTexts } from '../../texts';
import styles from './no-results.module.css';

export interface NoResultsProps {
  query: string;
  filters: Filters;
  onClearQuery: () => void;
  onFilters: (filters: Filters) => void;
}

/**
 * What was searched, and what to do next. Clear the filters first: without them the same query may find something. The archive is
 * offered where it was left out.
 */
export function NoResults({ query, filters, onClearQuery, onFilters }: NoResultsProps) {
  const t = useTexts();
  const isFiltered = Object.keys(filters).length > 0;
  const limit = shortQuery(query);
  const notes = [
    ...(limit ? [t(limit)] : []),
    t(filters.type === 'projects' ? 'searchedProjects' : 'searchedAll'),
    ...(filters.archived ? [] : [t('archiveLeftOut')]),
  ];
  return (
    <div role="status">
      <EmptyState
        icon={icons.state.noResults}
        title={t('noResults', { query })}
        text={
          <>
            {t('noResultsHint')}
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </>
        }
        action={
          <>
            <PlainButton onClick={() => (isFiltered ? onFilters({}) : onClearQuery())}>
              {t(isFiltered ? 'clearAll' : 'clearQuery')}
            </PlainButton>
            {!filters.archived && (
              <PlainButton variant="text" onClick={() => onFilters({ ...filters, archived: true })}>
                {t('searchArchive')}
              </PlainButton>
            )}
          </>
        }
      />
    </div>
  );
}
