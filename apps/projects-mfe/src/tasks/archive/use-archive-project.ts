import type { Project } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  useArchiveProjectMutation,
  useRestoreProjectMutation,
} from '@taskloom/contracts/rtk';
import { useForgetProject } from '@taskloom/client';
import { offerUndo, toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/start';

/** Archives a project, with an offer to undo it, and restores it. */
export function useArchiveProject() {
  const t = useTexts();
  const [archive] = useArchiveProjectMutation();
  const [restore] = useRestoreProjectMutation();
  const forgetRecent = useForgetProject();
  const putBack = async ({ _id, title }: Pick<Project, '_id' | 'title'>): Promise<void> => {
    const { error } = await restore(_id);
    if (error) {
      const isGone = errorCode(error) === 'NOT_FOUND';
      const reason = isGone ? t('restoreProjectGone', { title }) : errorMessage(error, t('updateFailedText'));
      toast.error(t('restoreProjectFailed'), reason);
    } else toast.success(t('undone'), title, { id: 'undone' });
  };
  const putAway = async (project: Pick<Project, '_id' | 'title'>): Promise<void> => {
    const { error } = await archive(project._id);
    if (error) {
      toast.error(t('archiveProjectFailed'), errorMessage(error, t('updateFailedText')));
      return;
    }
    forgetRecent(project._id);
    offerUndo({
      kind: 'project-archived',
      title: (count) => (count === 1 ? t('projectArchived') : t('projectsArchived', { count })),
      description: (count) => (count === 1 ? project.title : undefined),
      label: t('undo'),
      control: t('controlKey'),
      undo: () => putBack(project),
    });
  };
  return { archive: putAway, restore: putBack };
}
