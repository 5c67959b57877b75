import { useState, type FormEvent } from 'react';
import type { SearchFilters } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { tidy, type Filters } from '../../search-url';
import { useTexts } from '../../texts';
import { FilterFields } from './filter-fields';
import styles from './filter-form.module.css';

export interface FilterFormProps {
  /** The currently applied filters. */
  filters: Filters;
  options: SearchFilters;
  onApply: (filters: Filters) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The form for choosing filters; they take effect when applied. */
export default function FilterForm({ filters, options, onApply, onClear, onClose }: FilterFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(filters);
  const change = (changes: Filters) => setDraft({ ...draft, ...changes });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(tidy(draft));
  };
  const clear = () => {
    setDraft({});
    onClear();
  };

  return (
    <form onSubmit={submit}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters')}</h2>
        <PlainButton variant="text" size="small" onClick={clear}>
          {t('clearAll')}
        </PlainButton>
      </div>
      <FilterFields draft={draft} options={options} onChange={change} />
      <div className={styles.foot}>
        <PlainButton onClick={onClose}>{t('close')}</PlainButton>
        <PlainButton variant="primary" type="submit">
          {t('apply')}
        </PlainButton>
      </div>
    </form>
  );
}
