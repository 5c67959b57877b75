import { useRememberProject } from '@taskloom/client';
import { LIMITS } from '@taskloom/contracts';
import { PlainButton, isComposing } from '@taskloom/ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Problem } from '../../moving/problems';
import { useTexts } from '../../texts';
import styles from './create-on-day.module.css';

interface CreateOnDayProps {
  projects: readonly { _id: string; title: string }[];
  /** The project that is chosen at first; without one, the person is asked. */
  first: string | undefined;
  /** Why the day can't be a deadline. */
  problem: Problem | null;
  onCreate: (title: string, projectId: string) => Promise<boolean>;
  onClose: () => void;
}

/** A new task on the selected day. Enter adds it and keeps the focus, Escape closes. */
export function CreateOnDay({ projects, first, problem, onCreate, onClose }: CreateOnDayProps) {
  const t = useTexts();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  const [lastUsed, setLastUsed] = useState('');
  useRememberProject(projects.find(({ _id }) => _id === lastUsed));
  const choice = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState(false);
  const known =
    projects.find(({ _id }) => _id === chosen) ?? (projects.length === 1 ? projects[0] : undefined);
  const projectId = known?._id;
  useEffect(() => {
    field.current?.focus();
  }, []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = title.trim();
    if (!text || problem) return;
    if (!projectId) {
      setAsked(true);
      choice.current?.focus();
      return;
    }
    setLastUsed(projectId);
    setTitle('');
    const done = await onCreate(text, projectId);
    if (!done) setTitle((typed) => typed || text);
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
        value={title}
        maxLength={LIMITS.title}
        placeholder={t('newTask')}
        aria-label={t('newTask')}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
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
      <PlainButton type="submit" size="small" disabled={title.trim() === ''}>
        {t('add')}
      </PlainButton>
    </form>
  );
}
