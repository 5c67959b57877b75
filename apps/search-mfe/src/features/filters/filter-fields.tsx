import { useId } from 'react';
import { SEARCH_TYPES, type SearchFilters, type SearchType } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import {
  Checkbox,
  Segmented,
  Choice,
  peopleOptions,
  priorityOptions,
  statusOptions,
} from '@taskloom/ui/form';
import { hasAssignees, type Filters } from '../../search-url';
import { useTexts } from '../../texts';
import { statusesFor } from './filter-options';
import styles from './filter-fields.module.css';

export interface FilterFieldsProps {
  draft: Filters;
  options: SearchFilters;
  onChange: (changes: Filters) => void;
}

/** One field for each filter; the assignee only where tasks are searched (specification 2.10). */
export function FilterFields({ draft, options, onChange }: FilterFieldsProps) {
  const t = useTexts();
  const changeType = (type: SearchType) => {
    const fits = statusesFor(type, options.statuses).some((status) => status === draft.status);
    onChange({ type, status: fits ? draft.status : undefined });
  };
  return (
    <div className={styles.fields}>
      <TypeField type={draft.type ?? 'all'} onChange={changeType} />
      <div className={styles.pair}>
        <FormField label={t('status')}>
          {(field) => (
            <Choice
              {...field}
              allowClear
              placeholder={t('anyStatus')}
              value={draft.status}
              options={statusOptions(statusesFor(draft.type, options.statuses))}
              onChange={(status) => onChange({ status })}
            />
          )}
        </FormField>
        <FormField label={t('priority')}>
          {(field) => (
            <Choice
              {...field}
              allowClear
              placeholder={t('anyPriority')}
              value={draft.priority}
              options={priorityOptions()}
              onChange={(priority) => onChange({ priority })}
            />
          )}
        </FormField>
      </div>
      {hasAssignees(draft.type) && (
        <FormField label={t('assignee')}>
          {(field) => (
            <Choice
              {...field}
              allowClear
              showSearch={{ optionFilterProp: 'word' }}
              placeholder={t('anyone')}
              value={draft.assignee}
              options={peopleOptions(options.assignees)}
              onChange={(assignee) => onChange({ assignee })}
            />
          )}
        </FormField>
      )}
      <FormField label={t('projectId')}>
        {(field) => (
          <Choice
            {...field}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('anyProject')}
            value={draft.projectId}
            options={options.projects.map(({ _id, title }) => ({ value: _id, label: title }))}
            onChange={(projectId) => onChange({ projectId })}
          />
        )}
      </FormField>
      <Checkbox
        checked={draft.archived === true}
        onChange={({ target }) => onChange({ archived: target.checked || undefined })}
      >
        {t('includeArchived')}
      </Checkbox>
    </div>
  );
}

function TypeField({ type, onChange }: { type: SearchType; onChange: (type: SearchType) => void }) {
  const t = useTexts();
  const id = useId();
  const words: Record<SearchType, string> = {
    all: t('all'),
    projects: t('typeProjects'),
    tasks: t('typeTasks'),
  };
  return (
    <div>
      <span id={id} className={styles.label}>
        {t('type')}
      </span>
      <Segmented
        block
        aria-labelledby={id}
        value={type}
        options={SEARCH_TYPES.map((value) => ({ value, label: words[value] }))}
        onChange={onChange}
      />
    </div>
  );
}
