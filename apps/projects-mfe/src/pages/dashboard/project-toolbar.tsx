import { PROJECT_STATUSES, type ProjectStatus } from '@taskloom/contracts';
import { StatusLabel, valueWord } from '@taskloom/ui';
import { FilterMenu, filterGroup, type FilterOption } from '../../filter-menu/filter-menu';
import { SearchBox } from '../../search-box/search-box';
import { useTexts } from '../../texts';
import styles from './dashboard.module.css';
import type { ProjectFilter } from './project-figures';

interface ProjectToolbarProps {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
  /** Undefined while the projects load. */
  found: number | undefined;
}

const statusOption = (value: ProjectStatus): FilterOption<ProjectStatus> => ({
  value,
  label: valueWord(value),
  content: <StatusLabel status={value} />,
});

/** Search by title or description, filter by status, and the number of matches. */
export function ProjectToolbar({ filter, onChange, found }: ProjectToolbarProps) {
  const t = useTexts();
  const count = found === undefined ? '' : t('projectCount', { count: found });
  const statuses = filterGroup<ProjectStatus>({
    title: t('filterByStatus'),
    options: PROJECT_STATUSES.map(statusOption),
    chosen: filter.statuses,
    onChange: (chosen) => onChange({ ...filter, statuses: chosen }),
  });
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchBox
          label={t('searchProjects')}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <FilterMenu
        label={t('filter')}
        clearText={t('clearFilter')}
        onClear={() => onChange({ ...filter, statuses: [] })}
        groups={[statuses]}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}
