import { PROJECT_STATUSES, PROJECT_STATUS_LABELS, type ProjectStatus } from '@taskloom/contracts';
import { StatusLabel } from '@taskloom/ui';
import { FilterMenu, filterGroup } from '../../filter-menu/filter-menu';
import { SearchBox } from '../../search-box/search-box';
import { useTexts } from '../../texts';
import styles from './dashboard.module.css';
import type { ProjectFilter } from './project-figures';

interface ProjectToolbarProps {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
  /** Unknown while the projects load. */
  found: number | undefined;
}

const STATUSES = PROJECT_STATUSES.map((value) => ({
  value,
  label: PROJECT_STATUS_LABELS[value],
  content: <StatusLabel status={value} />,
}));

/** Search by title or description, filter by status, and how many there are. */
export function ProjectToolbar({ filter, onChange, found }: ProjectToolbarProps) {
  const t = useTexts();
  const count = found === undefined ? '' : t('projectCount', { count: found });
  const statuses = filterGroup<ProjectStatus>({
    title: t('filterByStatus'),
    options: STATUSES,
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
