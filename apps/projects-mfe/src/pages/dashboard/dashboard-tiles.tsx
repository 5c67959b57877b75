import type { ListedProject } from '@taskloom/contracts';
import { TileGroup, TilesSkeleton } from '@taskloom/ui';
import { useTexts } from '../../texts/dashboard';
import { shortDay } from '../../dates/short-day';
import { lastCompletion, projectFigures } from './project-figures';

interface DashboardTilesProps {
  projects: readonly ListedProject[] | undefined;
  /** Loading failed: the figures are unknown and not on their way. */
  failed: boolean;
}

function UnknownTiles() {
  const t = useTexts();
  return (
    <TileGroup
      label={t('figures')}
      tiles={[
        { label: t('activeProjects'), value: t('unknown') },
        { label: t('completedProjects'), value: t('unknown') },
        { label: t('teamMembers'), value: t('unknown') },
      ]}
    />
  );
}

/** Active Projects, Completed, Team Members (specification 2.5). */
export function DashboardTiles({ projects, failed }: DashboardTilesProps) {
  const t = useTexts();
  if (!projects && failed) return <UnknownTiles />;
  if (!projects) return <TilesSkeleton />;
  const { active, completed, people } = projectFigures(projects);
  const last = lastCompletion(projects);
  return (
    <TileGroup
      label={t('figures')}
      tiles={[
        { label: t('activeProjects'), value: active, hint: t('ofProjects', { count: projects.length }) },
        {
          label: t('completedProjects'),
          value: completed,
          hint: last && t('lastCompleted', { date: shortDay(last) }),
        },
        { label: t('teamMembers'), value: people, hint: t('acrossProjects') },
      ]}
    />
  );
}
