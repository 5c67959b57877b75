import type { SearchResult } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { Delayed, EmptyState, ErrorState, LoadingState, Spinner, VisuallyHidden } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './outcome.module.css';
import { NoResults, type NoResultsProps } from './no-results';
import { Results } from './results';
import { countOf } from './use-results';

interface SearchState {
  /** The latest response, possibly to an earlier query. */
  data?: SearchResult;
  /** The response to this query. */
  currentData?: SearchResult;
  error?: unknown;
  isFetching: boolean;
}

export interface OutcomeProps extends NoResultsProps {
  search: SearchState;
  /** Loads the rest of the results. */
  onMore: () => void;
  onRetry: () => void;
}

/** Shows the prompt, the loading state, the failure, the empty state or the results. */
export function Outcome({ query, search, onMore, onRetry, ...ways }: OutcomeProps) {
  const t = useTexts();
  const { currentData, error, isFetching } = search;
  if (!query) return <EmptyState plain icon={icons.action.search} title={t('prompt')} />;
  if (isFetching && !currentData) return <Searching earlier={search.data} query={query} />;
  if (error) {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={errorMessage(error, t('failed'))}
        retryText={t('retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!currentData) return null;
  if (countOf(currentData) === 0) return <NoResults query={query} {...ways} />;
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: countOf(currentData) })}</VisuallyHidden>
      <Results result={currentData} query={query} onMore={onMore} />
    </>
  );
}

/** Earlier results stay until the new ones arrive, so that typing causes no flicker. */
function Searching({ earlier, query }: { earlier: SearchResult | undefined; query: string }) {
  const t = useTexts();
  if (!earlier || countOf(earlier) === 0) return <LoadingState framed text={t('searching')} />;
  return (
    <div className={styles.searching} aria-busy="true">
      <div className={styles.notice} role="status">
        <Delayed>
          <Spinner />
          {t('searching')}
        </Delayed>
      </div>
      <Results result={earlier} query={query} />
    </div>
  );
}
