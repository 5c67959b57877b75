import { PROJECT_STATUSES, type ProjectStatus } from '@taskloom/contracts';
import { PlainButton, StatusLabel, valueWord } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { Choice } from '../../filter-menu/choices';
import { FilterMenu, filterGroup } from '../../filter-menu/filter-menu';
import { SearchBox } from '../../search-box/search-box';
import { useTexts } from '../../texts/dashboard';
import styles from './dashboard.module.css';
import type { ProjectFilter } from './project-figures';

interface ProjectToolbarProps {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
  /** Undefined while the projects load. */
  found: number | undefined;
  archived: boolean;
  onArchived: (archived: boolean) => void;
}

const statusOption = (value: ProjectStatus): Choice<ProjectStatus> => ({
  value,
  label: valueWord(value),
  content: <StatusLabel status={value} />,
});

/** Search by title or description, filter by status, and the number of matches. */
export function ProjectToolbar({ filter, onChange, found, archived, onArchived }: ProjectToolbarProps) {
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
      <PlainButton
        icon={icons.action.archive}
        aria-pressed={archived}
        className={archived ? styles.pressed : undefined}
        onClick={() => onArchived(!archived)}
      >
        {t('showArchived')}
      </PlainButton>
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  );
}
