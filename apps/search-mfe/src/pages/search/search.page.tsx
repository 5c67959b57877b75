import { useEffect, useRef, type MouseEvent } from 'react';
import { PageHeader } from '@taskloom/ui';
import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { STOP, useArrows } from '../../arrows/use-arrows';
import { useReturn } from '../../arrows/use-return';
import { FilterChips } from '../../features/filters/filter-chips';
import { useFilterOptions } from '../../features/filters/filter-options';
import { FiltersButton } from '../../features/filters/filters-button';
import { LastSearches } from '../../features/last-searches/last-searches';
import { useLastSearches } from '../../features/last-searches/use-last-searches';
import { SearchBox } from '../../features/query/search-box';
import { useSearchAddress } from '../../features/query/use-search-address';
import { Outcome } from '../../features/results/outcome';
import { ProvidedResults } from '../../features/results/provided-results';
import { useResults } from '../../features/results/use-results';
import { useTexts } from '../../texts';
import styles from './search.page.module.css';

/** A query that has found something counts as a search once it has stood for this long, in milliseconds. */
const STANDS_MS = 3000;

export default function SearchPage() {
  const t = useTexts();
  const { q, filters, text, setText, runNow, applyFilters } = useSearchAddress();
  const options = useFilterOptions();
  const { search, hasFound, loadAll } = useResults({ q, ...filters });
  const { currentData, error } = search;
  const { terms, remember, forget, forgetAll } = useLastSearches();
  const area = useRef<HTMLDivElement>(null);
  const isCurrent = text.trim() === q && (q === '' || currentData !== undefined || error !== undefined);
  const { onKeyDown, focusField } = useArrows(area, isCurrent);
  const follow = useReturn(area, currentData, loadAll);

  useEffect(() => {
    if (error) toast.error(t('failedTitle'), errorMessage(error, t('failed')), { id: 'search' });
  }, [error, t]);

  useEffect(() => {
    if (!hasFound) return;
    const timer = setTimeout(() => remember(q), STANDS_MS);
    return () => clearTimeout(timer);
  }, [q, hasFound, remember]);

  const run = () => {
    remember(text.trim());
    if (text.trim() === q) void search.refetch();
    else runNow();
  };
  const repeat = (term: string) => {
    remember(term);
    runNow(term);
    focusField();
  };
  const clear = () => {
    setText('');
    focusField();
  };
  const onOpen = ({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest(`a[${STOP}]`)?.getAttribute('href');
    if (!href) return;
    remember(q);
    follow(href);
  };

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div ref={area} onKeyDown={onKeyDown} onClickCapture={onOpen}>
        <div className={styles.ask}>
          <SearchBox text={text} onText={setText} onRun={run}>
            <FiltersButton filters={filters} options={options} onApply={applyFilters} />
          </SearchBox>
          <FilterChips filters={filters} options={options} onChange={applyFilters} />
        </div>
        <Outcome
          query={q}
          filters={filters}
          search={search}
          onMore={loadAll}
          onRetry={() => void search.refetch()}
          onClearQuery={clear}
          onFilters={applyFilters}
        />
        {q === '' && (
          <LastSearches
            terms={terms}
            onSearch={repeat}
            onForget={forget}
            onForgetAll={forgetAll}
            onLeave={focusField}
          />
        )}
        <ProvidedResults query={q} />
      </div>
    </>
  );
}
