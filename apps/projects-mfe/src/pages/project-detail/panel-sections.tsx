import type { Person, Project, Task, TaskCard } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { TaskHistory } from '../../features/history/task-history';
import { Attachments } from '../../features/task-attachments/attachments';
import { AttachmentsMissing } from '../../features/task-attachments/attachments-missing';
import type { Uploads } from '../../features/task-attachments/use-uploads';
import { Checklist } from '../../features/task-checklist/checklist';
import { Comments } from '../../features/task-comments/comments';
import { CommentsMissing } from '../../features/task-comments/comments-missing';
import { PanelDescription } from '../../features/task-panel/panel-description';
import { PanelFacts } from '../../features/task-panel/panel-facts';
import { PanelTitle } from '../../features/task-panel/panel-title';
import { LabelField } from '../../labels/label-field';
import type { Autosave } from '../../tasks/editing/use-autosave';
import styles from './panel-sections.module.css';

/** What each section of an open task gets. */
export interface SectionProps {
  path: TaskPath;
  project: Project;
  people: readonly Person[];
  form: Autosave;
  /** What is known at once: the card until the whole task is loaded. */
  task: Task | TaskCard;
  /** Undefined while it loads. */
  whole?: Task;
  /** The whole task could not be loaded. */
  missing?: { message: string; onRetry: () => void };
  uploads: Uploads;
}

/*
 * The sections of an open task, top to bottom. This is the one place where features are put together: a section
 * of another feature is one line here.
 */

/** First on every screen. */
export const HeadSections = ({ form }: SectionProps) => <PanelTitle form={form} />;

/** The column of text: the description, then what grows. The comments end it, with the composer at the foot. */
export const MainSections = ({ form, path, project, people, task, whole, missing }: SectionProps) => (
  <>
    <PanelDescription form={form} project={project} taskId={path.taskId} />
    {!missing && (
      <Checklist path={path} people={people} items={whole?.checklist} total={task.checklistTotal} />
    )}
    <TaskHistory path={path} />
    {missing ? (
      <CommentsMissing {...missing} />
    ) : (
      <Comments path={path} project={project} comments={whole?.comments} total={whole?.commentCount} />
    )}
  </>
);

/** On the quiet ground; on phones below the title. */
export const FactSections = ({ form, people, path }: SectionProps) => (
  <>
    <PanelFacts form={form} people={people} />
    <div className={styles.labels}>
      <LabelField
        projectId={path.projectId}
        chosen={form.editing.draft.labels ?? []}
        onChange={(labels) => form.commit({ labels })}
      />
    </div>
  </>
);

/** Below the facts, on phones at the end. */
export const AsideSections = ({ path, project, whole, missing, uploads }: SectionProps) =>
  missing ? (
    <AttachmentsMissing />
  ) : (
    <Attachments path={path} project={project} attachments={whole?.attachments} uploads={uploads} />
  );
