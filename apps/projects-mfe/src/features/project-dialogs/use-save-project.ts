import type { Project, ProjectUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateProjectMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts/all';

/** The owner edits the project, others its status; each has its own texts (specification 8). */
const WORDS = {
  project: { done: 'projectUpdated', text: 'changesSaved', failed: 'updateFailed' },
  status: { done: 'statusUpdated', text: 'statusSaved', failed: 'statusFailed' },
} as const;

/** The initial values of the form, for detecting conflicting changes. */
export interface ProjectSeen {
  before: ProjectUpdate;
  version: number;
}

/** Saves the given fields and shows the result in a toast. Returns true when they are saved. */
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
    // The person is asked which value to keep.
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
