import { SCREENS, type Project } from '@taskloom/contracts';
import { lazyPart, savesData, useUser, whenIdle } from '@taskloom/client';
import {
  Navigate,
  useCanGoBack,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@taskloom/client/router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { OpenCardProvider } from '../../features/board/open-card';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { knownMembers, withViewer } from '../../members/known-members';
import { linkedTask, openDialog, panelState } from '../../tasks/task-path';
import { BELOW_BESIDE, useMedia } from '../../viewport/use-media';
import styles from './project-place.module.css';

export const loadTaskDialogs = () => import('./task-dialogs');
const TaskDialogs = lazyPart(loadTaskDialogs);

const cardOf = (taskId: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(taskId)}"]`);

/** Brings the column of the open card to the edge, and returns the focus to the card once it is closed. */
function useCardInView(taskId: string | undefined, full: boolean): void {
  const last = useRef(taskId);
  useEffect(() => {
    const closed = last.current;
    last.current = taskId;
    if (taskId && !full) cardOf(taskId)?.scrollIntoView({ inline: 'start', block: 'nearest' });
    if (!taskId && closed) cardOf(closed)?.querySelector('a')?.focus();
  }, [taskId, full]);
}

/** Redirects a stored link to a task or a comment, such as that of a notification, to the task's own address. */
function LinkedTask({ projectId }: { projectId: string }) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  // Not in a tab of its own.
  const beside = useCanGoBack();
  const taskId = linkedTask(params);
  if (!taskId) return null;
  return <Navigate to={SCREENS.taskPanel(projectId, taskId) + hash} replace state={{ beside }} />;
}

/**
 * The board, and the task that the address opens: beside the board on wide screens, else in its place. What is
 * loaded for the first task stays mounted, so that uploads continue while it is closed.
 */
export function ProjectPlace({ project, children }: { project: Project; children: ReactNode }) {
  const me = useUser();
  const navigate = useNavigate();
  const { taskId } = useParams();
  const [params] = useSearchParams();
  const { beside } = panelState(useLocation().state);
  const narrow = useMedia(BELOW_BESIDE);
  const people = useMemo(() => withViewer(knownMembers(project), me).map(({ user }) => user), [project, me]);
  const open = project.archive ? null : openDialog(params);
  // A link to a task shows no board first where the task takes its place.
  const full = taskId === undefined ? narrow && linkedTask(params) !== null : narrow || !beside;
  const needed = open !== null || taskId !== undefined;
  const [wanted, setWanted] = useState(needed);
  if (needed && !wanted) setWanted(true);
  useCardInView(taskId, full);
  // Prefetch before the first click, which may happen offline; a chunk that fails now is loaded again then.
  useEffect(() => (savesData() ? undefined : whenIdle(() => void loadTaskDialogs().catch(() => {}))), []);

  return (
    <OpenCardProvider value={taskId ?? null}>
      <div
        className={`${styles.place} ${taskId && !full ? styles.beside : ''}`}
        data-wide={full || undefined}
      >
        {!full && (
          <div className={styles.board} data-beside={taskId !== undefined || undefined}>
            {children}
          </div>
        )}
        <LinkedTask projectId={project._id} />
        <LazyBoundary
          onFail={() => {
            setWanted(false);
            void navigate(SCREENS.project(project._id), { replace: true });
          }}
        >
          {wanted && (
            <TaskDialogs
              project={project}
              people={people}
              open={open}
              panel={taskId ? { taskId, full, narrow } : null}
            />
          )}
        </LazyBoundary>
      </div>
    </OpenCardProvider>
  );
}
