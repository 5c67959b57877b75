import type { ListedProject } from '@taskloom/contracts';
import { useState } from 'react';
import { useTexts } from '../../texts/all';
import { checkEdit, draftOf, updateRequest } from './project-form';
import { ProjectFormDialog } from './project-form.dialog';
import { useSaveProject } from './use-save-project';

interface EditProjectDialogProps {
  project: ListedProject;
  onClose: () => void;
}

/** 'Edit Project', for the owner (specification 2.7, 5, 8). Mounted while it is open. */
export default function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const t = useTexts();
  // Only fields that differ from this are sent, so that concurrent changes of others are kept.
  const [{ before, version }] = useState(() => ({ before: draftOf(project), version: project.version }));
  const { save, isSaving } = useSaveProject(project);
  return (
    <ProjectFormDialog
      draftKey={`project:${project._id}`}
      initial={() => before}
      check={(draft) => checkEdit(draft, before)}
      allRequired={false}
      title={t('editTitle')}
      submitText={t('save')}
      busyText={t('saving')}
      busy={isSaving}
      onSave={async (draft, leave) => {
        if (await save(updateRequest(before, draft), { before, version }, 'project')) leave();
      }}
      onClose={onClose}
    />
  );
}
