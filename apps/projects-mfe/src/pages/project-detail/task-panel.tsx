import { SCREENS, type Person, type Project, type Task, type TaskCard } from '@taskloom/contracts';
import { errorMessage, isApiError } from '@taskloom/contracts/rtk';
import { lazyPart, PaletteCommands } from '@taskloom/client';
import { useBoard, useTask } from '@taskloom/client/realtime';
import { useLocation, useNavigate } from '@taskloom/client/router';
import { ErrorState, LoadingState } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useState } from 'react';
import type { Uploads } from '../../uploads/use-uploads';
import { PanelBody, PanelFrame } from '../../features/task-panel/panel-frame';
import { PanelHeader, type PanelHeaderProps } from '../../features/task-panel/panel-header';
import { WatchButton } from '../../features/task-watch/watch-button';
import { useArchiveTasks } from '../../tasks/archive/use-archive';
import { ConflictView } from '../../tasks/editing/conflict-view';
import { FieldTypingProvider } from '../../tasks/editing/field-typing';
import { RestoredNotice } from '../../tasks/editing/restored-notice';
import { GoneTask } from '../../tasks/gone/gone-task';
import { useAutosave, type SaveState } from '../../tasks/editing/use-autosave';
import { useShowOpen } from '../../tasks/editing/use-show-open';
import { editTaskPath, panelState } from '../../tasks/task-path';
import { useLabels } from '../../labels/use-labels';
import { useClose } from '../../tasks/use-close';
import { useCopyLink } from '../../tasks/use-copy-link';
import { useTexts } from '../../texts/all';
import { RichWritingContext } from '../../writing/rich-writing';
import { ArchivedTask } from './archived-task';
import { AskedAboutTask, type Asked } from './asked-about-task';
import { AsideSections, FactSections, HeadSections, MainSections, type SectionProps } from './panel-sections';

const OpenTaskCommands = lazyPart(() => import('../../features/board/commands/open-task-commands'));

export interface OpenPanel {
  taskId: string;
  /** Fills the page. */
  full: boolean;
  /** The window is too narrow for a panel beside the board. */
  narrow: boolean;
}

const NOTHING_TO_SAVE: SaveState = { is: 'idle' };

interface TaskPanelProps extends OpenPanel {
  project: Project;
  people: readonly Person[];
  uploads: Uploads;
}

/** The previous and the next card of the column replace the task, so that closing them leads to where it was opened from. */
function useSteps({ project, taskId, full }: TaskPanelProps) {
  const navigate = useNavigate();
  const close = useClose(project._id);
  const state = panelState(useLocation().state);
  const { data: cards = [] } = useBoard(project._id);
  const card = cards.find(({ _id }) => _id === taskId);
  const column = cards.filter(({ status }) => status === card?.status);
  const at = column.findIndex(({ _id }) => _id === taskId);
  const replace = (id: string, change = state) =>
    void navigate(SCREENS.taskPanel(project._id, id), { replace: true, state: change });
  const stepTo = (index: number) => {
    const next = at < 0 ? undefined : column[index];
    return next && (() => replace(next._id));
  };
  return {
    card,
    place: at < 0 ? undefined : { at: at + 1, of: column.length },
    onPrevious: stepTo(at - 1),
    onNext: stepTo(at + 1),
    replace,
    toggleFull: () => replace(taskId, { ...state, beside: full }),
    editInForm: () => void navigate(editTaskPath(project._id, taskId)),
    showBoard: () => void navigate(SCREENS.project(project._id)),
    close,
  };
}

interface OpenTaskProps extends Omit<SectionProps, 'form' | 'task'> {
  task: Task | TaskCard;
  onState: (state: SaveState) => void;
}

/** The fields of one task; remounted for another task. */
function OpenTask({ task, onState, ...props }: OpenTaskProps) {
  const form = useAutosave(props.path, task, props.people);
  const { state } = form;
  const labels = useLabels(props.path.projectId);
  useEffect(() => onState(state), [onState, state]);
  const sections = { ...props, task, form };
  return (
    <FieldTypingProvider value={props.path}>
      <PanelBody
        head={
          <>
            {form.restored && <RestoredNotice onDiscard={form.discard} />}
            <HeadSections {...sections} />
            <ConflictView taskId={task._id} form={form} people={[...props.people, ...labels]} />
          </>
        }
        main={<MainSections {...sections} />}
        facts={<FactSections {...sections} />}
        aside={<AsideSections {...sections} />}
      />
    </FieldTypingProvider>
  );
}

interface MenuOptions {
  project: Project;
  /** Undefined for a task that cannot be changed. */
  task: Task | TaskCard | undefined;
  /** Undefined beside the board. */
  onBoard: (() => void) | undefined;
  onForm: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

function useMenu({
  project,
  task,
  onBoard,
  onForm,
  onDuplicate,
  onDelete,
}: MenuOptions): PanelHeaderProps['menu'] {
  const t = useTexts();
  const archive = useArchiveTasks(project._id);
  const board: PanelHeaderProps['menu'] = onBoard
    ? [{ key: 'board', label: t('showBoard'), icon: icons.nav.project, onSelect: onBoard }]
    : [];
  if (!task) return board;
  return [
    ...board,
    { key: 'form', label: t('editForm'), icon: icons.action.edit, onSelect: onForm },
    { key: 'duplicate', label: t('duplicate'), icon: icons.action.duplicate, onSelect: onDuplicate },
    'divider',
    ...(task.status === 'done'
      ? [
          {
            key: 'archive',
            label: t('archiveTask'),
            icon: icons.action.archive,
            onSelect: () => void archive([task]),
          },
        ]
      : []),
    { key: 'delete', label: t('deleteTask'), icon: icons.action.delete, danger: true, onSelect: onDelete },
  ];
}

/** An open task: its bar, its fields, and what belongs to it. Opens with the board's data. */
export function TaskPanel(props: TaskPanelProps) {
  const { project, people, taskId, full, narrow, uploads } = props;
  const t = useTexts();
  const path = { projectId: project._id, taskId };
  const steps = useSteps(props);
  const { data, error, isFetching, refetch } = useTask(path, { refetchOnMountOrArgChange: true });
  const [save, setSave] = useState(NOTHING_TO_SAVE);
  const [asked, setAsked] = useState<Asked>(null);
  const asks = { onDuplicate: () => setAsked('copy'), onDelete: () => setAsked('delete') };
  const copyLink = useCopyLink(path);
  useShowOpen(path);
  const whole = data?._id === taskId ? data : undefined;
  const task = whole ?? steps.card;
  const gone = isApiError(error) && error.status === 404;
  const missing =
    error !== undefined && !whole && !isFetching
      ? { message: errorMessage(error, t('taskFailed')), onRetry: () => void refetch() }
      : undefined;

  const archive = whole?.archive;
  const isArchived = Boolean(archive ?? project.archive);
  const menu = useMenu({
    project,
    task: isArchived ? undefined : task,
    onBoard: full ? steps.showBoard : undefined,
    onForm: steps.editInForm,
    ...asks,
  });

  const body = () => {
    const readable = project.archive ? null : archive;
    if (whole && readable !== undefined && !gone)
      return <ArchivedTask path={path} task={whole} archive={readable} people={people} />;
    if (task && !gone && !isArchived)
      return (
        <OpenTask
          key={taskId}
          {...{ path, project, people, uploads, whole, missing, task }}
          onState={setSave}
        />
      );
    if (gone) return <GoneTask key={taskId} path={path} />;
    if (missing)
      return (
        <ErrorState
          title={t('taskFailed')}
          text={missing.message}
          retryText={t('retry')}
          onRetry={missing.onRetry}
          framed={false}
        />
      );
    return <LoadingState text={t('loadingTask')} />;
  };

  return (
    <PanelFrame
      name={task?.title ?? t('loadingTask')}
      full={full}
      onClose={steps.close}
      header={
        <PanelHeader
          projectTitle={project.title}
          save={gone ? NOTHING_TO_SAVE : save}
          place={steps.place}
          onPrevious={steps.onPrevious}
          onNext={steps.onNext}
          onCopyLink={() => void copyLink()}
          resize={narrow ? undefined : { full, onToggle: steps.toggleFull }}
          menu={menu}
          onClose={steps.close}
        >
          {task && !gone && !isArchived && <WatchButton path={path} />}
        </PanelHeader>
      }
    >
      {full && task && <title>{t('tabTitle', { title: task.title, product: project.title })}</title>}
      <RichWritingContext value>{body()}</RichWritingContext>
      {full && task && !gone && !isArchived && (
        <PaletteCommands
          render={(request) => (
            <OpenTaskCommands {...{ request, task, people, ...asks }} projectId={project._id} />
          )}
        />
      )}
      {task && (
        <AskedAboutTask
          {...{ asked, task, path }}
          onClose={() => setAsked(null)}
          onDeleted={steps.close}
          onCopied={steps.replace}
        />
      )}
    </PanelFrame>
  );
}
