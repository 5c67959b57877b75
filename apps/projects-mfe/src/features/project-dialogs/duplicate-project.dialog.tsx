import {
  COPIED_TASKS,
  LIMITS,
  SCREENS,
  type CopiedTasks,
  type ListedProject,
  type ProjectCopy,
} from '@taskloom/contracts';
import { errorMessage, useCreateProjectMutation } from '@taskloom/contracts/rtk';
import { useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { fieldLabel, FormField } from '@taskloom/ui';
import { Input, Segmented, type InputRef } from '@taskloom/ui/form';
import { FormDialog } from '@taskloom/ui/modal';
import { useId, useRef, useState } from 'react';
import { copyTitle } from '../../tasks/copies/copy-parts';
import { PartChoice } from '../../tasks/copies/part-choice';
import { useCopyTexts } from '../../tasks/copies/texts';
import { useTexts } from '../../texts/all';
import styles from './duplicate-project.module.css';

type Parts = Required<Omit<ProjectCopy, 'project' | 'tasks'>>;

interface DuplicateProjectProps {
  project: ListedProject;
  onClose: () => void;
}

/** Duplicates the project with what is taken along, then opens the copy. Mounted while it is open. */
export default function DuplicateProjectDialog({ project, onClose }: DuplicateProjectProps) {
  const t = useCopyTexts();
  const all = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const first = useRef<InputRef>(null);
  const [create, { isLoading }] = useCreateProjectMutation();
  const [title, setTitle] = useState(() =>
    copyTitle(project.title, (original) => t('copyTitle', { title: original })),
  );
  const [missing, setMissing] = useState(false);
  const [tasks, setTasks] = useState<CopiedTasks>('open');
  const [parts, setParts] = useState<Parts>({ checklists: true, people: true, labels: true, files: true });

  const submit = async () => {
    const trimmed = title.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return first.current?.focus();
    const copyOf = { project: project._id, tasks, ...parts };
    const { data, error } = await create({ title: trimmed, copyOf });
    if (error) return toast.error(t('projectFailed'), errorMessage(error, t('projectFailedText')));
    onClose();
    void navigate(SCREENS.project(data._id));
  };

  const words: Record<CopiedTasks, string> = {
    open: t('tasksOpen'),
    all: t('tasksAll'),
    none: t('tasksNone'),
  };
  const names: [keyof Parts, string][] = [
    ['people', t('members')],
    ['labels', t('labels')],
    ...(tasks === 'none'
      ? []
      : ([
          ['checklists', t('checklists')],
          ['files', t('files')],
        ] satisfies [keyof Parts, string][])),
  ];
  return (
    <FormDialog
      open
      title={t('projectTitle')}
      subtitle={project.title}
      width="sm"
      submitText={t('submit')}
      busyText={t('busy')}
      busy={isLoading}
      initialFocus={first}
      closeText={all('close')}
      cancelText={all('cancel')}
      formClassName={styles.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormField
        label={fieldLabel('title')}
        required
        error={missing ? all('projectTitleMissing') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            ref={first}
            autoComplete="off"
            maxLength={LIMITS.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </FormField>
      <div>
        <span id={id} className={styles.label}>
          {t('tasks')}
        </span>
        <Segmented
          block
          aria-labelledby={id}
          value={tasks}
          options={COPIED_TASKS.map((value) => ({ value, label: words[value] }))}
          onChange={setTasks}
        />
      </div>
      <PartChoice
        legend={t('takeAlong')}
        parts={names}
        choice={parts}
        onChange={(changed) => setParts({ ...parts, ...changed })}
        left={t('projectLeft')}
      />
    </FormDialog>
  );
}
