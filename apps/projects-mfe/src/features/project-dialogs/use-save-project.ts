import type { ProjectUpdate } from '@taskloom/contracts';
import { errorMessage, useUpdateProjectMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

/** The owner edits the project, others its status: each has its own words (spec §8). */
const WORDS = {
  project: { done: 'projectUpdated', text: 'changesSaved', failed: 'updateFailed' },
  status: { done: 'statusUpdated', text: 'statusSaved', failed: 'statusFailed' },
} as const;

/** Saves the named fields and says how it went. True when it was saved. */
export function useSaveProject(projectId: string) {
  const t = useTexts();
  const [update, { isLoading }] = useUpdateProjectMutation();
  const save = async (changes: ProjectUpdate, what: keyof typeof WORDS): Promise<boolean> => {
    const { done, text, failed } = WORDS[what];
    const { error } = await update({ projectId, changes });
    if (error) toast.error(t(failed), errorMessage(error, t('updateFailedText')));
    else toast.success(t(done), t(text));
    return !error;
  };
  return { save, isSaving: isLoading };
}
