import { DEFAULT_TASK_STATUS, SCREENS, type OpenTasks, type Project } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { useBoard } from '@taskloom/client/realtime';
import { useNavigate } from '@taskloom/client/router';
import { BoardSkeleton, ErrorState, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId, useMemo } from 'react';
import { viewersByTask } from '../../features/board/viewers';
import { Board } from '../../features/board/board';
import { BoardToolbar } from '../../features/board/board-toolbar';
import { ChartsSection } from '../../features/charts/charts-section';
import { useLabels } from '../../labels/use-labels';
import { knownMembers, withViewer } from '../../members/known-members';
import { newTaskPath } from '../../tasks/task-path';
import { useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts';
import { DisplayMenu } from './display-menu';
import { useBoardFilter } from './use-board-filter';
import styles from './task-section.module.css';

function NewTask({ projectId }: { projectId: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const open = () => void navigate(newTaskPath(SCREENS.project(projectId), DEFAULT_TASK_STATUS));
  return (
    <PlainButton variant="primary" icon={icons.action.add} className={styles.add} onClick={open}>
      <span className={styles.addText}>{t('newTask')}</span>
    </PlainButton>
  );
}

interface TaskSectionProps {
  project: Project;
  open: readonly OpenTasks[];
  /** The charts are closed or there are none: the board fills the screen. */
  boardFirst: boolean;
  chartsShown: boolean;
  chartsUndecided: boolean;
  onShowCharts: (shown: boolean) => void;
}

/** Charts and board of a project, from one list of cards (specification 2.6). */
export function TaskSection(props: TaskSectionProps) {
  const { project, open, boardFirst, chartsShown, chartsUndecided, onShowCharts } = props;
  const t = useTexts();
  const me = useUser();
  const id = useId();
  const [filter, setFilter] = useBoardFilter();
  const { data: cards, error, isFetching, refetch } = useBoard(project._id);
  // Of the people alone, since other changes of the project would render every card.
  const { members: all } = project;
  const members = useMemo(() => withViewer(knownMembers({ members: all }), me), [all, me]);
  const viewers = useMemo(() => viewersByTask(open, me._id), [open, me._id]);
  const labels = useLabels(project._id);
  const { density } = useDisplayPreferences();
  const people = useMemo(() => members.map(({ user }) => user), [members]);

  const board = () => {
    if (cards)
      return (
        <Board
          projectId={project._id}
          cards={cards}
          filter={filter}
          viewers={viewers}
          fills={boardFirst}
          density={density}
          people={people}
        />
      );
    if (isFetching)
      return (
        <div className={styles.loading}>
          <BoardSkeleton text={t('loadingTasks')} />
        </div>
      );
    return (
      <ErrorState
        level={3}
        title={t('tasksFailed')}
        text={errorMessage(error, t('partFailedText'))}
        retryText={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  };

  return (
    <>
      {(cards ?? isFetching) && (
        <ChartsSection
          tasks={cards}
          people={people}
          board={id}
          shown={chartsShown}
          undecided={chartsUndecided}
          onShow={onShowCharts}
        />
      )}
      <section aria-labelledby={id} className={`${styles.section} ${boardFirst ? styles.fills : ''}`}>
        <header className={styles.head}>
          <h2 id={id} className={boardFirst ? 'tl-visually-hidden' : styles.title}>
            {t('tasks')}
          </h2>
          <div className={styles.toolbar}>
            <BoardToolbar filter={filter} members={members} labels={labels} onChange={setFilter} />
          </div>
          <DisplayMenu />
          <NewTask projectId={project._id} />
        </header>
        {board()}
      </section>
    </>
  );
}
