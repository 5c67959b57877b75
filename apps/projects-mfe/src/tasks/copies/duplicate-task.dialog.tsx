import type { Task, TaskCard, TaskCopyParts } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import type { Checkbox } from '@taskloom/ui/form';
import { FormDialog } from '@taskloom/ui/modal';
import { useEffect, useRef, useState, type ComponentRef } from 'react';
import { useTexts } from '../../texts/all';
import { copyTitle, keepChoice, keptChoice, partsOf, type CopyPart } from './copy-parts';
import { PartChoice } from './part-choice';
import { useCopyTexts } from './texts';

interface DuplicateTaskProps {
  projectId: string;
  task: TaskCard;
  /** The copy; undefined when it is made later, or could not be made. */
  onClose: (copy?: Task) => void;
}

/** Duplicates the task, and asks before what to take along if there is a choice. Mounted while it is open. */
export default function DuplicateTaskDialog({ projectId, task, onClose }: DuplicateTaskProps) {
  const t = useCopyTexts();
  const all = useTexts();
  const [create, { isLoading }] = useCreateTaskMutation();
  const [parts] = useState(() => partsOf(task));
  const [choice, setChoice] = useState(keptChoice);
  const first = useRef<ComponentRef<typeof Checkbox>>(null);

  const duplicate = async (taken: TaskCopyParts) => {
    const { _id, status } = task;
    const title = copyTitle(task.title, (original) => t('copyTitle', { title: original }));
    const { data, error } = await create({
      projectId,
      task: { title, status, copyOf: { task: _id, ...taken } },
    });
    if (isKept(error)) toast.info(all('keptForLater'), all('keptForLaterText'));
    else if (error) {
      toast.error(t('failed'), errorMessage(error, t('failedText')));
      if (parts.length > 0) return;
    }
    onClose(data);
  };

  const started = useRef(false);
  const nothingToChoose = parts.length === 0;
  useEffect(() => {
    if (!nothingToChoose || started.current) return;
    started.current = true;
    void duplicate({});
  });
  if (nothingToChoose) return null;

  const submit = () => {
    keepChoice(choice);
    const taken = (part: CopyPart) => !parts.includes(part) || choice[part];
    void duplicate({
      checklist: taken('checklist'),
      people: taken('people'),
      labels: taken('labels'),
      files: taken('files'),
    });
  };
  return (
    <FormDialog
      open
      title={t('title')}
      subtitle={task.title}
      width="sm"
      submitText={t('submit')}
      busyText={t('busy')}
      busy={isLoading}
      initialFocus={first}
      closeText={all('close')}
      cancelText={all('cancel')}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <PartChoice
        legend={t('takeAlong')}
        parts={parts.map((part) => [part, t(part)])}
        choice={choice}
        onChange={(changed) => setChoice({ ...choice, ...changed })}
        left={t('left')}
        firstRef={first}
      />
    </FormDialog>
  );
}
