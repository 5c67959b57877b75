import type { Project } from '@taskloom/contracts';
import { useState } from 'react';
import { useTexts } from '../../texts';
import { FormDialog } from './form-dialog';
import { StatusField } from './project-fields';
import { useSaveProject } from './use-save-project';

/** 'Update Project Status': all that a member who is not the owner may change (spec §5). Mounted while it is open. */
export default function UpdateStatusDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts();
  const [status, setStatus] = useState(project.status);
  const { save, isSaving } = useSaveProject(project._id);
  const submit = async () => {
    if (await save({ status }, 'status')) onClose();
  };
  return (
    <FormDialog
      open
      title={t('statusTitle')}
      subtitle={project.title}
      submitText={t('saveStatus')}
      busyText={t('savingStatus')}
      busy={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
      onCancel={onClose}
    >
      <StatusField value={status} onChange={setStatus} />
    </FormDialog>
  );
}
