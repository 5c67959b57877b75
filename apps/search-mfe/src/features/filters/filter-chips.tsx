import type { SearchFilters } from '@taskloom/contracts';
import { Chip, PlainButton } from '@taskloom/ui';
import { activeFilters, type Filters } from '../../search-url';
import { useTexts } from '../../texts';
import { useFilterWords } from './filter-options';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  filters: Filters;
  options: SearchFilters;
  /** Applied at once. */
  onChange: (filters: Filters) => void;
}

/** The active filters; each can be removed on its own. */
export function FilterChips({ filters, options, onChange }: FilterChipsProps) {
  const t = useTexts();
  const words = useFilterWords(options);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters')}>
      {active.map((name) => {
        const value = words(name, filters);
        return (
          <li key={name} className={styles.item}>
            <Chip
              label={t('chip', { filter: t(name) })}
              removeLabel={t('removeChip', { filter: t(name), value })}
              onRemove={() => onChange({ ...filters, [name]: undefined })}
            >
              {value}
            </Chip>
          </li>
        );
      })}
      <li>
        <PlainButton variant="text" size="small" onClick={() => onChange({})}>
          {t('clearAll')}
        </PlainButton>
      </li>
    </ul>
  );
}
