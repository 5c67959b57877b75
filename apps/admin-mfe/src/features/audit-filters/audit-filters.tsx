import type { AuditFilters as Filters, PublicPerson } from '@taskloom/contracts';
import { PlainButton } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import { Choice, peopleOptions } from '@taskloom/ui/form';
import { AUDIT_KINDS } from '../../audit-url';
import { useTexts } from '../../texts/audit';
import styles from './audit-filters.module.css';

const ANY = '';

export interface AuditFiltersProps {
  filters: Filters;
  /** The people of the team, for the choice of a person; undefined until they are known. */
  people: readonly PublicPerson[] | undefined;
  /** Changes some of the filters. */
  onChange: (changes: Filters) => void;
  onClear: () => void;
}

export function AuditFilters({ filters, people, onChange, onClear }: AuditFiltersProps) {
  const t = useTexts();
  const { kind, person, from, to } = filters;
  const known = person === undefined || people?.some(({ _id }) => _id === person);
  const option = (value: string, word: string) => ({ value, label: word, 'aria-label': word, word });
  return (
    <div role="search" aria-label={t('filters')} className={styles.filters}>
      <Choice<string>
        aria-label={t('event')}
        className={styles.choice}
        showSearch={{ optionFilterProp: 'word' }}
        value={kind ?? ANY}
        options={[
          option(ANY, t('anyEvent')),
          ...AUDIT_KINDS.map((value) => option(value, t(`kind.${value}`))),
        ]}
        onChange={(value) => onChange({ kind: AUDIT_KINDS.find((each) => each === value) })}
      />
      <Choice<string>
        aria-label={t('person')}
        className={styles.choice}
        showSearch={{ optionFilterProp: 'word' }}
        value={person ?? ANY}
        options={[
          option(ANY, t('anyPerson')),
          ...(known ? [] : [option(person, t(people ? 'otherPerson' : 'nothing'))]),
          ...peopleOptions([...(people ?? [])]),
        ]}
        onChange={(value) => onChange({ person: value || undefined })}
      />
      <div className={styles.day}>
        <DayPicker
          aria-label={t('from')}
          placeholder={t('from')}
          allowClear
          value={from ?? null}
          max={to}
          onChange={(day) => onChange({ from: day ?? undefined })}
        />
      </div>
      <div className={styles.day}>
        <DayPicker
          aria-label={t('to')}
          placeholder={t('to')}
          allowClear
          value={to ?? null}
          min={from}
          onChange={(day) => onChange({ to: day ?? undefined })}
        />
      </div>
      {(kind ?? person ?? from ?? to) !== undefined && (
        <PlainButton variant="text" onClick={onClear}>
          {t('clearFilters')}
        </PlainButton>
      )}
    </div>
  );
}
