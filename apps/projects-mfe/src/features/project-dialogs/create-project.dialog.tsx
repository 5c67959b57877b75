import { SCREENS } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { errorMessage, useCreateProjectMutation } from '@taskloom/contracts/rtk';
import { useTexts } from '../../texts/all';
import { checkNew, createRequest, newProject, type ProjectDraft } from './project-form';
import { ProjectFormDialog } from './project-form.dialog';

/** 'Create New Project' (specification 2.7, 5, 8), then opens it. Mounted while it is open. */
export default function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateProjectMutation();
  const save = async (draft: ProjectDraft, leave: () => void) => {
    const { data: created, error } = await create(createRequest(draft));
    if (error) {
      toast.error(t('error'), errorMessage(error, t('createFailed')));
      return;
    }
    toast.success(t('success'), t('projectCreated'));
    leave();
    if (created) void navigate(SCREENS.project(created._id));
  };
  return (
    <ProjectFormDialog
      draftKey="new-project"
      initial={newProject}
      check={checkNew}
      allRequired
      title={t('createTitle')}
      submitText={t('create')}
      busyText={t('creating')}
      busy={isLoading}
      onSave={save}
      onClose={onClose}
    />
  );
}
