import { SCREENS } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { errorMessage, useCreateProjectMutation } from '@taskloom/contracts/rtk';
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
import { checkNew, createRequest, isProjectDraft, newProject, type ProjectProblems } from './project-form';

/** 'Create New Project' (specification 2.7, 5, 8), then opens it. Mounted while it is open. */
export default function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { draft, change, dirty, restored, discard, forget } = useDraft(
    'new-project',
    newProject,
    isProjectDraft,
  );
  const title = useRef<InputRef>(null);
  const start = useStartField(title, restored);
  const [problems, setProblems] = useState<ProjectProblems>({});
  const [create, { isLoading }] = useCreateProjectMutation();
  const { attempt, question, release } = useDiscardQuestion(dirty, forget);

  const leave = () => {
    forget();
    release();
    onClose();
  };
  const submit = async () => {
    const found = checkNew(draft);
    setProblems(found);
    if (hasProblems(found)) return announceProblems(found);
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
    <FormDialog
      open
      title={t('createTitle')}
      submitText={t('create')}
      busyText={t('creating')}
      busy={isLoading}
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
        problems={stillWrong(problems, checkNew(draft))}
        allRequired
        onChange={change}
        titleRef={title}
      />
      {question}
    </FormDialog>
  );
}
