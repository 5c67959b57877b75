import { PROJECT_STATUSES, type ListedProject, type ProjectStatus } from '@taskloom/contracts';
import { Icon, StatusLabel } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/dashboard';
import styles from './status-chips.module.css';

interface StatusChipsProps {
  /** All listed projects, for the counts; undefined while they load. */
  projects: readonly ListedProject[] | undefined;
  chosen: readonly ProjectStatus[];
  onChange: (chosen: readonly ProjectStatus[]) => void;
  archived: boolean;
  onArchived: (archived: boolean) => void;
}

interface ChipProps {
  on: boolean;
  onPress: () => void;
  count?: number;
  children: ReactNode;
}

const Chip = ({ on, onPress, count, children }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={on} onClick={onPress}>
    {children}
    {count !== undefined && <span className={styles.count}> {count}</span>}
  </button>
);

/** The filter by status, one press each. A status without projects keeps its place. */
export function StatusChips({ projects, chosen, onChange, archived, onArchived }: StatusChipsProps) {
  const t = useTexts();
  const toggle = (status: ProjectStatus) =>
    onChange(PROJECT_STATUSES.filter((each) => (each === status) !== chosen.includes(each)));
  return (
    <div className={styles.chips} role="group" aria-label={t('filterByStatus')}>
      <Chip on={chosen.length === 0} count={projects?.length} onPress={() => onChange([])}>
        {t('allStatuses')}
      </Chip>
      {PROJECT_STATUSES.map((status) => (
        <Chip
          key={status}
          on={chosen.includes(status)}
          count={projects?.filter((project) => project.status === status).length}
          onPress={() => toggle(status)}
        >
          <StatusLabel status={status} />
        </Chip>
      ))}
      <Chip on={archived} onPress={() => onArchived(!archived)}>
        <Icon icon={icons.action.archive} />
        {t('showArchived')}
      </Chip>
    </div>
  );
}
