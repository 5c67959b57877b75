import { PROJECT_STATUSES, type ListedProject, type ProjectStatus } from '@taskloom/contracts';
import { StatusLabel, valueWord, VisuallyHidden } from '@taskloom/ui';
import type { Choice } from '../../filter-menu/choices';
import { FilterMenu, filterGroup } from '../../filter-menu/filter-menu';
import { SearchBox } from '../../search-box/search-box';
import { useTexts } from '../../texts/dashboard';
import styles from './dashboard.module.css';
import type { ProjectFilter } from './project-figures';
import { SortMenu } from './sort-menu';
import { StatusChips } from './status-chips';

interface ProjectToolbarProps {
  /** All that are listed, before the filter; undefined while they load. */
  projects: readonly ListedProject[] | undefined;
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
  found: number | undefined;
  archived: boolean;
  onArchived: (archived: boolean) => void;
}

const statusOption = (value: ProjectStatus): Choice<ProjectStatus> => ({
  value,
  label: valueWord(value),
  content: <StatusLabel status={value} />,
});

/** Search by title or description, filter by status, order, and for screen readers the number of matches. */
export function ProjectToolbar(props: ProjectToolbarProps) {
  const { projects, filter, onChange, found, archived, onArchived } = props;
  const t = useTexts();
  const count = found === undefined ? '' : t('projectCount', { count: found });
  const choose = (chosen: readonly ProjectStatus[]) => onChange({ ...filter, statuses: chosen });
  const statuses = filterGroup<ProjectStatus>({
    title: t('filterByStatus'),
    options: PROJECT_STATUSES.map(statusOption),
    chosen: filter.statuses,
    onChange: choose,
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
      <StatusChips
        projects={projects}
        chosen={filter.statuses}
        onChange={choose}
        archived={archived}
        onArchived={onArchived}
      />
      <div className={styles.sort}>
        <SortMenu />
      </div>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
    </div>
  );
}
