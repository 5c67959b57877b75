import { useEffect, useState } from 'react';
import { PERSON_STATES, TEAM_ROLES, type PersonState, type TeamRole } from '@taskloom/contracts';
import { PlainButton, SearchField } from '@taskloom/ui';
import { Choice } from '@taskloom/ui/form';
import type { PeopleFilters as Filters } from '../../people-url';
import { useTexts } from '../../texts';
import styles from './people-filters.module.css';

/** Pause in typing before the search runs, in milliseconds. */
const DEBOUNCE_MS = 200;
const ANY = '';

export interface PeopleFiltersProps {
  filters: Filters;
  /** People of the whole team without a second factor; undefined until it is known. */
  withoutFactor: number | undefined;
  /** Changes some of the filters. */
  onChange: (changes: Filters) => void;
}

export function PeopleFilters({ filters, withoutFactor, onChange }: PeopleFiltersProps) {
  const t = useTexts();
  const [text, setText] = useSearchText(filters.search, onChange);
  return (
    <div role="search" aria-label={t('filters')} className={styles.filters}>
      <SearchField
        className={styles.search}
        label={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <Choice<PersonState | typeof ANY>
        aria-label={t('state')}
        className={styles.choice}
        value={filters.state ?? ANY}
        options={[
          { value: ANY, label: t('anyState') },
          ...PERSON_STATES.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <Choice<TeamRole | typeof ANY>
        aria-label={t('role')}
        className={styles.choice}
        value={filters.role ?? ANY}
        options={[
          { value: ANY, label: t('anyRole') },
          ...TEAM_ROLES.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(role) => onChange({ role: role || undefined })}
      />
      <PlainButton
        className={filters.withoutFactor ? styles.pressed : ''}
        aria-pressed={filters.withoutFactor ?? false}
        onClick={() => onChange({ withoutFactor: !filters.withoutFactor || undefined })}
      >
        {t('withoutFactor')} <span className={styles.count}>{withoutFactor}</span>
      </PlainButton>
    </div>
  );
}

/** The text in the field, which the address follows after a pause; Back and links change the field. */
function useSearchText(search = '', onChange: (changes: Filters) => void) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => {
    const typed = text.trim();
    if (typed === search) return;
    const timer = setTimeout(() => onChange({ search: typed || undefined }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onChange]);
  return [text, setText] as const;
}
