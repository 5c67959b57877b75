import type { ListedProject } from '@taskloom/contracts';
import { FormDialog } from '@taskloom/ui/modal';
import { useState } from 'react';
import { useTexts } from '../../texts/all';
import { StatusField } from './project-fields';
import { useSaveProject } from './use-save-project';

/**
 * 'Update Project Status': the only change that a member who is not the owner may make (specification 5).
 * Mounted while open.
 */
export default function UpdateStatusDialog({
  project,
  onClose,
}: {
  project: ListedProject;
  onClose: () => void;
}) {
  const t = useTexts();
  const [{ version, ...before }] = useState(() => ({ status: project.status, version: project.version }));
  const [status, setStatus] = useState(before.status);
  const { save, isSaving } = useSaveProject(project);
  const submit = async () => {
    if (await save({ status }, { before, version }, 'status')) onClose();
  };
  return (
    <FormDialog
      open
      title={t('statusTitle')}
      subtitle={project.title}
      width="sm"
      submitText={t('saveStatus')}
      busyText={t('savingStatus')}
      busy={isSaving}
      onSubmit={() => void submit()}
      closeText={t('close')}
      cancelText={t('cancel')}
      onClose={onClose}
    >
      <StatusField value={status} onChange={setStatus} />
    </FormDialog>
  );
}
