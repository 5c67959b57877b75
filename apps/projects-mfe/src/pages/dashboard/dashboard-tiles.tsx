import type { Project } from '@taskloom/contracts';
import { TileGroup, TilesSkeleton } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { shortDay } from '../../dates/short-day';
import { lastCompletion, projectFigures } from './project-figures';

/** Active Projects, Completed, Team Members: the number leads, the small addition explains (spec §2). */
export function DashboardTiles({ projects }: { projects: readonly Project[] | undefined }) {
  const t = useTexts();
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
