import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { SearchFilters } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { CountBadge, LoadingState, Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { activeFilters, type Filters } from '../../search-url';
import { useTexts } from '../../texts';
import { useNarrow } from './use-narrow';
import styles from './filters-button.module.css';

const loadForm = () => import('./filter-form');
const FilterForm = lazyPart(loadForm);
const FiltersSheet = lazyPart(() => import('./filters-sheet'));

export interface FiltersButtonProps {
  filters: Filters;
  options: SearchFilters;
  onApply: (filters: Filters) => void;
}

/**
 * Opens the filters: a popover below the button, on narrow screens a bottom sheet. Its code is loaded on the
 * first hover or focus.
 */
export function FiltersButton({ filters, options, onApply }: FiltersButtonProps) {
  const t = useTexts();
  const narrow = useNarrow();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'never' | 'open' | 'closed' | 'left'>('never');
  const open = state === 'open';
  const count = activeFilters(filters).length;

  // After the form has closed: a sheet traps the focus as long as it is open.
  useEffect(() => {
    if (state === 'closed') button.current?.focus();
  }, [state]);
  const close = () => setState('closed');
  const apply = (next: Filters) => {
    onApply(next);
    close();
  };

  const leave = useCallback(() => setState('left'), []);
  const form = (
    <Suspense fallback={<LoadingState text={t('loadingFilters')} />}>
      <FilterForm
        filters={filters}
        options={options}
        onApply={apply}
        onClear={() => onApply({})}
        onClose={close}
      />
    </Suspense>
  );

  return (
    <div className={styles.anchor}>
      <PlainButton
        ref={button}
        className={styles.button}
        icon={icons.action.filters}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadForm()}
        onFocus={() => void loadForm()}
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        {t('filters')}
        <CountBadge count={count} tone="ink" label={t('activeFilters', { count })} />
      </PlainButton>
      {state !== 'never' && (
        <Suspense>
          {narrow ? (
            <FiltersSheet open={open} label={t('filters')} onClose={close}>
              {form}
            </FiltersSheet>
          ) : (
            open && (
              <Panel
                className={styles.panel}
                label={t('filters')}
                anchor={button}
                onClose={close}
                onLeave={leave}
              >
                {form}
              </Panel>
            )
          )}
        </Suspense>
      )}
    </div>
  );
}
