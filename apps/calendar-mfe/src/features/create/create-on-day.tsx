import { useRememberProject } from '@taskloom/client';
import { useTypedLabels } from '@taskloom/client/quick-add';
import { LIMITS, type Person, type TaskCreate } from '@taskloom/contracts';
import { PlainButton, isComposing } from '@taskloom/ui';
import { quickAddTexts, Recognised, useQuickText } from '@taskloom/ui/quick-add';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Problem } from '../../moving/problems';
import { useTexts } from '../../texts';
import styles from './create-on-day.module.css';

interface CreateOnDayProps {
  projects: readonly {
    _id: string;
    title: string;
    members: readonly { user: Pick<Person, '_id' | 'name'> }[];
  }[];
  /** The project that is chosen at first; without one, the person is asked. */
  first: string | undefined;
  /** Why the day can't be a deadline. */
  problem: Problem | null;
  /** `task` has a deadline when its text names a day. */
  onCreate: (task: TaskCreate, projectId: string) => Promise<boolean>;
  onClose: () => void;
}

/** A new task on the selected day, or on the one that its text names. Enter adds it and keeps the focus, Escape closes. */
export function CreateOnDay({ projects, first, problem, onCreate, onClose }: CreateOnDayProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const [lastUsed, setLastUsed] = useState('');
  useRememberProject(projects.find(({ _id }) => _id === lastUsed));
  const choice = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState(false);
  const known =
    projects.find(({ _id }) => _id === chosen) ?? (projects.length === 1 ? projects[0] : undefined);
  const projectId = known?._id;
  const labels = useTypedLabels(projectId ?? '', text);
  const people = known?.members.map(({ user }) => user) ?? [];
  const quick = useQuickText(text, { people, labels: labels.known });
  useEffect(() => {
    field.current?.focus();
  }, []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || problem) return;
    if (!projectId) {
      setAsked(true);
      choice.current?.focus();
      return;
    }
    setLastUsed(projectId);
    setText('');
    quick.restart();
    const task = await quick.read(text, { people, labels: await labels.ask(projectId) });
    const done = await onCreate(task, projectId);
    if (!done) setText((typed) => typed || text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  };

  if (problem)
    return (
      <p role="status" className={styles.problem}>
        {t(problem)}
      </p>
    );
  if (projects.length === 0)
    return (
      <p role="status" className={styles.problem}>
        {t('noProject')}
      </p>
    );
  return (
    <form
      noValidate
      className={styles.form}
      data-stays-clear
      onSubmit={(event) => void add(event)}
      onKeyDown={onKeyDown}
    >
      <input
        ref={field}
        className={styles.input}
        value={text}
        maxLength={LIMITS.title}
        placeholder={t('newTask')}
        aria-description={quickAddTexts().syntax}
        aria-label={t('newTask')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.recognised}>
        <Recognised tokens={quick.tokens} onPutBack={quick.putBack} field={field} />
      </div>
      <select
        className={styles.project}
        aria-label={t('project')}
        ref={choice}
        required
        aria-invalid={asked && !projectId}
        value={projectId ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {!projectId && <option value="">{t('chooseProject')}</option>}
        {projects.map(({ _id, title: name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <PlainButton type="submit" size="small" disabled={text.trim() === ''}>
        {t('add')}
      </PlainButton>
    </form>
  );
}
