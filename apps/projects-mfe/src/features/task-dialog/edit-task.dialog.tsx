import type { Person, Project, Task, TaskCard } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useState, type ReactNode } from 'react';
import { LabelField } from '../../labels/label-field';
import { useLabels } from '../../labels/use-labels';
import { useTexts } from '../../texts/all';
import { stillWrong } from '../../unsaved/still-wrong';
import { useDiscardQuestion } from '../../unsaved/use-discard-question';
import { announceProblems, hasProblems } from './announce-problems';
import { AssigneeFields } from '../../tasks/editing/assignee-fields';
import { ConflictView } from '../../tasks/editing/conflict-view';
import { FieldTypingProvider } from '../../tasks/editing/field-typing';
import { checkDraft, type DraftProblems } from '../../tasks/editing/check-draft';
import { RestoredNotice } from '../../tasks/editing/restored-notice';
import { TaskFacts, TaskTexts } from './task-fields';
import { TaskFrame } from './task-frame';
import { TaskTools } from './task-tools';
import { useEditing } from '../../tasks/editing/use-editing';

interface EditTaskProps {
  project: Project;
  /** The card of the board until the full task is loaded. */
  task: Task | TaskCard;
  people: readonly Person[];
  files: ReactNode;
  comments: ReactNode;
  /** Sends the comment that is written but not sent. */
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** 'Edit Task' (specification 2.7, 5, 8). Unsaved input survives, and changes of others are merged in. */
export function EditTaskDialog({ project, task, people, files, comments, ...on }: EditTaskProps) {
  const t = useTexts();
  const { onSaved, onClose } = on;
  const path = { projectId: project._id, taskId: task._id };
  const labels = useLabels(project._id);
  const form = useEditing(path, task, people);
  const { draft, seen, dirty } = form;
  const [problems, setProblems] = useState<DraftProblems>({});
  const [isSaving, setSaving] = useState(false);
  const { question, release } = useDiscardQuestion(dirty, form.discard);

  const submit = async () => {
    const found = checkDraft(draft, seen);
    setProblems(found);
    if (hasProblems(found)) return announceProblems(found);
    if (form.conflicts.length > 0) return;
    setSaving(true);
    const outcome = await form.send();
    setSaving(false);
    if (outcome?.is === 'conflict') return;
    if (outcome?.is === 'failed') {
      toast.error(t('updateTaskFailed'), errorMessage(outcome.error, t('updateTaskFailedText')));
      return;
    }
    await onSaved();
    if (outcome?.is === 'kept') toast.info(t('keptForLater'), t('keptForLaterText'));
    if (outcome?.is === 'saved') toast.success(t('taskUpdated'), t('taskUpdatedText'));
    form.discard();
    release();
    onClose();
  };

  const fields = {
    draft,
    problems: stillWrong(problems, checkDraft(draft, seen)),
    onChange: form.change,
  };
  return (
    <TaskFrame
      title={t('editTaskTitle')}
      projectTitle={project.title}
      saveText={t('save')}
      busy={isSaving}
      unsaved={dirty}
      headerExtra={
        <TaskTools
          path={path}
          title={task.title}
          onDeleted={() => {
            form.discard();
            release();
            onClose();
          }}
        />
      }
      onSave={() => void submit()}
      onClose={onClose}
      main={
        <>
          {form.restored && <RestoredNotice onDiscard={form.discard} />}
          <FieldTypingProvider value={path}>
            <TaskTexts {...fields} />
          </FieldTypingProvider>
          {/* Below the fields: it appears while someone types, and must not push the field away under the caret. */}
          <ConflictView taskId={task._id} form={form} people={[...people, ...labels]} />
        </>
      }
      aside={
        <>
          <TaskFacts {...fields} />
          <AssigneeFields
            people={people}
            rows={draft.assignees}
            onChange={(assignees) => form.change({ assignees })}
          />
          <LabelField
            projectId={project._id}
            chosen={draft.labels ?? []}
            onChange={(labels) => form.change({ labels })}
          />
          {files}
        </>
      }
      talk={comments}
    >
      {question}
    </TaskFrame>
  );
}
