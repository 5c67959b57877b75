import type { ListedProject } from '@taskloom/contracts';
import type { InputRef } from '@taskloom/ui/form';
import { FormDialog } from '@taskloom/ui/modal';
import { useRef, useState } from 'react';
import { DraftKept } from '../../drafts/draft-kept';
import { useDraft } from '../../drafts/use-draft';
import { useStartField } from '../../drafts/use-start-field';
import { useTexts } from '../../texts/all';
import { stillWrong } from '../../unsaved/still-wrong';
import { useDiscardQuestion } from '../../unsaved/use-discard-question';
import { announceProblems, hasProblems } from './announce-problems';
import { ProjectFields } from './project-fields';
import { checkEdit, draftOf, isProjectDraft, updateRequest, type ProjectProblems } from './project-form';
import { useSaveProject } from './use-save-project';

/** 'Edit Project', for the owner (specification 2.7, 5, 8). Mounted while it is open. */
export default function EditProjectDialog({
  project,
  onClose,
}: {
  project: ListedProject;
  onClose: () => void;
}) {
  const t = useTexts();
  // Only fields that differ from this are sent, so that concurrent changes of others are kept.
  const [{ before, version }] = useState(() => ({ before: draftOf(project), version: project.version }));
  const { draft, change, dirty, restored, discard, forget } = useDraft(
    `project:${project._id}`,
    () => before,
    isProjectDraft,
  );
  const title = useRef<InputRef>(null);
  const start = useStartField(title, restored);
  const [problems, setProblems] = useState<ProjectProblems>({});
  const { save, isSaving } = useSaveProject(project);
  const { attempt, question, release } = useDiscardQuestion(dirty, forget);

  const leave = () => {
    forget();
    release();
    onClose();
  };
  const submit = async () => {
    const found = checkEdit(draft, before);
    setProblems(found);
    if (hasProblems(found)) return announceProblems(found);
    if (await save(updateRequest(before, draft), { before, version }, 'project')) leave();
  };

  return (
    <FormDialog
      open
      title={t('editTitle')}
      submitText={t('save')}
      busyText={t('saving')}
      busy={isSaving}
      width="md"
      initialFocus={start}
      closeText={t('close')}
      cancelText={t('cancel')}
      onSubmit={() => void submit()}
      onClose={() => attempt(leave)}
      onCancel={leave}
    >
      <DraftKept shown={restored} onDiscard={discard} />
      <ProjectFields
        draft={draft}
        problems={stillWrong(problems, checkEdit(draft, before))}
        allRequired={false}
        onChange={change}
        titleRef={title}
      />
      {question}
    </FormDialog>
  );
}
