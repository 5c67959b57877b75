import type { Person, Project, Task, TaskStatus } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import type { Input } from '@taskloom/ui/form';
import { useRef, useState, type ComponentRef, type ReactNode } from 'react';
import { DraftKept } from '../../drafts/draft-kept';
import { useDraft } from '../../drafts/use-draft';
import { useStartField } from '../../drafts/use-start-field';
import { LabelField } from '../../labels/label-field';
import { useTexts } from '../../texts/all';
import { stillWrong } from '../../unsaved/still-wrong';
import { useDiscardQuestion } from '../../unsaved/use-discard-question';
import { announceProblems, hasProblems } from './announce-problems';
import { AssigneeFields } from '../../tasks/editing/assignee-fields';
import { checkDraft, type DraftProblems } from '../../tasks/editing/check-draft';
import { isTaskDraft } from '../../tasks/editing/editing';
import { newDraft } from '../../tasks/editing/task-draft';
import { createRequest } from '../../tasks/editing/task-request';
import { TaskFacts, TaskTexts } from './task-fields';
import { TaskFrame } from './task-frame';

interface CreateTaskProps {
  project: Project;
  status: TaskStatus;
  people: readonly Person[];
  files: ReactNode;
  /** There are files to upload. */
  filesWaiting: boolean;
  onCreated: (task: Task) => void;
  onClose: () => void;
}

/** 'Create New Task' (specification 2.7, 5, 8), opened from a column or from the button of the section. */
export function CreateTaskDialog(props: CreateTaskProps) {
  const { project, status, people, files, filesWaiting, onCreated, onClose } = props;
  const t = useTexts();
  const title = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const { draft, change, dirty, restored, discard, forget } = useDraft(
    `new-task:${project._id}:${status}`,
    () => newDraft(status),
    isTaskDraft,
  );
  const start = useStartField(title, restored);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [create, { isLoading }] = useCreateTaskMutation();
  const unsaved = dirty || filesWaiting;
  const { question, release } = useDiscardQuestion(unsaved, forget);

  const submit = async () => {
    const found = checkDraft(draft, null);
    setProblems(found);
    if (hasProblems(found)) return announceProblems(found);
    const { data, error } = await create({ projectId: project._id, task: createRequest(draft) });
    if (isKept(error)) {
      toast.info(t('keptForLater'), t(filesWaiting ? 'keptWithoutFiles' : 'keptForLaterText'));
      forget();
      release();
      onClose();
      return;
    }
    if (!data) {
      toast.error(t('createTaskFailed'), errorMessage(error, t('createTaskFailedText')));
      return;
    }
    toast.success(t('taskCreated'), t('taskCreatedText'));
    forget();
    release();
    onCreated(data);
  };

  const fields = { draft, problems: stillWrong(problems, checkDraft(draft, null)), onChange: change };
  return (
    <TaskFrame
      title={t('createTask')}
      projectTitle={project.title}
      saveText={t('saveTask')}
      busy={isLoading}
      unsaved={unsaved}
      initialFocus={start}
      onSave={() => void submit()}
      onClose={onClose}
      main={
        <>
          <DraftKept shown={restored} onDiscard={discard} />
          <TaskTexts {...fields} titleRef={title} roomy />
        </>
      }
      aside={
        <>
          <TaskFacts {...fields} />
          <AssigneeFields
            people={people}
            rows={draft.assignees}
            onChange={(assignees) => change({ assignees })}
          />
          <LabelField
            projectId={project._id}
            chosen={draft.labels ?? []}
            onChange={(labels) => change({ labels })}
          />
          {files}
        </>
      }
    >
      {question}
    </TaskFrame>
  );
}
