import type { Project, ProjectUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateProjectMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** The owner edits the project, others its status: each has its own words (spec §8). */
const WORDS = {
  project: { done: 'projectUpdated', text: 'changesSaved', failed: 'updateFailed' },
  status: { done: 'statusUpdated', text: 'statusSaved', failed: 'statusFailed' },
} as const;

/** What the form began with: nobody is overwritten without being asked. */
export interface ProjectSeen {
  before: ProjectUpdate;
  version: number;
}

/** Saves the named fields and says how it went. True when it was saved. */
export function useSaveProject({ _id: projectId }: Pick<Project, '_id'>) {
  const t = useTexts();
  const [update, { isLoading }] = useUpdateProjectMutation();
  const save = async (
    changes: ProjectUpdate,
    seen: ProjectSeen,
    what: keyof typeof WORDS,
  ): Promise<boolean> => {
    const { done, text, failed } = WORDS[what];
    const { error } = await update({ projectId, changes, ...seen });
    // The person is asked which of the two to keep.
    if (isUndecided(error)) return true;
    if (isKept(error)) {
      toast.info(t('keptForLater'), t('keptForLaterText'));
      return true;
    }
    if (error) toast.error(t(failed), errorMessage(error, t('updateFailedText')));
    else toast.success(t(done), t(text));
    return !error;
  };
  return { save, isSaving: isLoading };
}
