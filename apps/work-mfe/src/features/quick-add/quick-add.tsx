import { useRef, useState, type FormEvent } from 'react';
import { LIMITS, type TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useRecentProjects, useRememberProject, useUser } from '@taskloom/client';
import { useProjectList, useUnlistedTasks } from '@taskloom/client/realtime';
import { useTypedLabels } from '@taskloom/client/quick-add';
import { toast } from '@taskloom/client/toasts';
import { Icon, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { quickAddTexts, Recognised, useQuickText } from '@taskloom/ui/quick-add';
import { useTexts } from '../../texts';
import styles from './quick-add.module.css';

/** The projects for a new task, and the chosen one: the last used one at first, or the only one. Otherwise the person is asked. */
function useChoice() {
  const { data: projects = [] } = useProjectList();
  const recent = useRecentProjects();
  const [chosen, setChosen] = useState('');
  const [lastUsed, setLastUsed] = useState('');
  const known = [chosen, ...recent.map(({ _id }) => _id)].find((id) =>
    projects.some(({ _id }) => _id === id),
  );
  const used = projects.find(({ _id }) => _id === lastUsed);
  useRememberProject(used);
  const [only, ...others] = projects;
  return {
    projects,
    projectId: known ?? (others.length === 0 ? only?._id : undefined),
    setChosen,
    setLastUsed,
  };
}

/** Creates a task that is assigned to the person, with what else the text names. Enter adds it and keeps the focus. `tasks` are listed already. */
export function QuickAdd({ tasks }: { tasks: readonly TaskHit[] }) {
  const t = useTexts();
  const me = useUser();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { projects, projectId, setChosen, setLastUsed } = useChoice();
  const labels = useTypedLabels(projectId ?? '', text);
  const people = projects.find(({ _id }) => _id === projectId)?.members.map(({ user }) => user) ?? [];
  const quick = useQuickText(text, { people, labels: labels.known });
  const choice = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState(false);
  const [create] = useCreateTaskMutation();
  const waiting = useUnlistedTasks(tasks).filter(
    ({ state, arg }) => state === 'waiting' && arg.task.assignees?.some(({ user }) => user === me._id),
  );

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (!projectId) {
      setAsked(true);
      choice.current?.focus();
      return;
    }
    setLastUsed(projectId);
    setText('');
    quick.restart();
    const { assignees = [], ...fields } = await quick.read(text, {
      people,
      labels: await labels.ask(projectId),
    });
    const others = assignees.filter(({ user }) => user !== me._id);
    const task = {
      deadline: null,
      ...fields,
      assignees: [{ user: me._id, role: 'primary' as const }, ...others],
    };
    const { error } = await create({ projectId, task });
    if (!error || isKept(error)) return;
    setText((typed) => typed || text);
    toast.error(t('createFailed'), errorMessage(error, t('createFailed')));
  };

  if (projects.length === 0) return null;
  return (
    <div className={styles.frame}>
      {waiting.length > 0 && (
        <ul className={styles.waiting}>
          {waiting.map(({ id, arg }) => (
            <li key={id}>
              <span className={styles.word}>{arg.task.title}</span>
              <span className={styles.hint}>{t('waiting')}</span>
            </li>
          ))}
        </ul>
      )}
      <form noValidate className={styles.form} data-stays-clear onSubmit={(event) => void add(event)}>
        <Icon icon={icons.action.add} className={styles.icon} />
        <input
          ref={field}
          className={styles.input}
          value={text}
          maxLength={LIMITS.title}
          placeholder={t('addTask')}
          aria-description={quickAddTexts().syntax}
          aria-label={t('addTask')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
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
          {projects.map((project) => (
            <option key={project._id} value={project._id}>
              {project.title}
            </option>
          ))}
        </select>
        <PlainButton type="submit" size="small" disabled={text.trim() === ''}>
          {t('add')}
        </PlainButton>
      </form>
      <Recognised tokens={quick.tokens} onPutBack={quick.putBack} field={field} />
    </div>
  );
}
