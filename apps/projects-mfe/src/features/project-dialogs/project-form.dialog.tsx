import type { InputRef } from '@taskloom/ui/form';
import { FormDialog, type FormDialogProps } from '@taskloom/ui/modal';
import { useRef, useState } from 'react';
import { DraftKept } from '../../drafts/draft-kept';
import { useDraft } from '../../drafts/use-draft';
import { useStartField } from '../../drafts/use-start-field';
import { useTexts } from '../../texts/all';
import { stillWrong } from '../../unsaved/still-wrong';
import { useDiscardQuestion } from '../../unsaved/use-discard-question';
import { announceProblems, hasProblems } from './announce-problems';
import { ProjectFields } from './project-fields';
import { isProjectDraft, type ProjectDraft, type ProjectProblems } from './project-form';

interface ProjectFormDialogProps extends Pick<FormDialogProps, 'title' | 'submitText' | 'busyText' | 'busy'> {
  /** Of the kept draft. */
  draftKey: string;
  initial: () => ProjectDraft;
  check: (draft: ProjectDraft) => ProjectProblems;
  allRequired: boolean;
  /** `leave` forgets the draft and closes the dialog. */
  onSave: (draft: ProjectDraft, leave: () => void) => Promise<void>;
  onClose: () => void;
}

/** The fields of a project in a dialog. What is written is kept, and leaving it asks first. */
export function ProjectFormDialog(props: ProjectFormDialogProps) {
  const { draftKey, initial, check, allRequired, onSave, onClose, ...dialog } = props;
  const t = useTexts();
  const { draft, change, dirty, restored, discard, forget } = useDraft(draftKey, initial, isProjectDraft);
  const title = useRef<InputRef>(null);
  const start = useStartField(title, restored);
  const [problems, setProblems] = useState<ProjectProblems>({});
  const { attempt, question, release } = useDiscardQuestion(dirty, forget);

  const leave = () => {
    forget();
    release();
    onClose();
  };
  const submit = async () => {
    const found = check(draft);
    setProblems(found);
    if (hasProblems(found)) announceProblems(found);
    else await onSave(draft, leave);
  };

  return (
    <FormDialog
      open
      width="md"
      {...dialog}
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
        problems={stillWrong(problems, check(draft))}
        allRequired={allRequired}
        onChange={change}
        titleRef={title}
      />
      {question}
    </FormDialog>
  );
}
