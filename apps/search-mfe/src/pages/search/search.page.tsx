import { useEffect, useRef } from 'react';
import { PageHeader } from '@taskloom/ui';
import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { FilterChips } from '../../features/filters/filter-chips';
import { useFilterOptions } from '../../features/filters/filter-options';
import { FiltersButton } from '../../features/filters/filters-button';
import { SearchBox } from '../../features/query/search-box';
import { useSearchAddress } from '../../features/query/use-search-address';
import { Outcome } from '../../features/results/outcome';
import { ProvidedResults } from '../../features/results/provided-results';
import { useResults } from '../../features/results/use-results';
import { useTexts } from '../../texts';
import styles from './search.page.module.css';

export default function SearchPage() {
  const t = useTexts();
  const { q, filters, text, setText, runNow, applyFilters } = useSearchAddress();
  const options = useFilterOptions();
  const { search, loadAll } = useResults({ q, ...filters });
  const { error } = search;
  const ask = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) toast.error(t('failedTitle'), errorMessage(error, t('failed')), { id: 'search' });
  }, [error, t]);

  const run = () => {
    if (text.trim() === q) void search.refetch();
    else runNow();
  };
  const clear = () => {
    setText('');
    ask.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div ref={ask} className={styles.ask}>
        <SearchBox text={text} onText={setText} onRun={run}>
          <FiltersButton filters={filters} options={options} onApply={applyFilters} />
        </SearchBox>
        <FilterChips filters={filters} options={options} onChange={applyFilters} />
      </div>
      <Outcome
        query={q}
        search={search}
        onMore={loadAll}
        onRetry={() => void search.refetch()}
        onClearQuery={clear}
        onClearFilters={Object.keys(filters).length > 0 ? () => applyFilters({}) : undefined}
      />
      <ProvidedResults query={q} />
    </>
  );
}
