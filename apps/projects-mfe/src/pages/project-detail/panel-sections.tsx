import type { Person, Project, Task, TaskCard } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { ExtensionPart, useExtensions } from '@taskloom/client';
import { useTaskEvents } from '../../features/history/use-task-events';
import { Attachments, AttachmentsMissing } from '../../features/task-attachments/attachments';
import type { Uploads } from '../../uploads/use-uploads';
import { Checklist } from '../../features/task-checklist/checklist';
import { Comments } from '../../features/task-comments/comments';
import { CommentsMissing } from '../../features/task-comments/comments-missing';
import { PanelDescription } from '../../features/task-panel/panel-description';
import { PanelFacts } from '../../features/task-panel/panel-facts';
import { PanelTitle } from '../../features/task-panel/panel-title';
import { Relations } from '../../features/task-relations/relations';
import { LabelField } from '../../labels/label-field';
import { SectionTitle } from '../../section-title/section-title';
import type { Autosave } from '../../tasks/editing/use-autosave';
import styles from './panel-sections.module.css';

/** The props of each section of an open task. */
export interface SectionProps {
  path: TaskPath;
  project: Project;
  people: readonly Person[];
  form: Autosave;
  /** The data that is known at once: the card until the whole task is loaded. */
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

/** Comments and events of the task. */
function Timeline({ path, project, whole }: Pick<SectionProps, 'path' | 'project' | 'whole'>) {
  const events = useTaskEvents(path);
  return (
    <Comments
      path={path}
      project={project}
      comments={whole?.comments}
      total={whole?.commentCount}
      events={events}
    />
  );
}

/** The column of text: the description, then what grows. The comments end it, with the composer at the foot. */
export const MainSections = ({ form, path, project, people, task, whole, missing }: SectionProps) => (
  <>
    <PanelDescription form={form} project={project} taskId={path.taskId} />
    {!missing && (
      <Checklist path={path} people={people} items={whole?.checklist} total={task.checklistTotal} />
    )}
    {missing ? (
      <CommentsMissing path={path} project={project} {...missing} />
    ) : (
      <Timeline path={path} project={project} whole={whole} />
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
        chosen={form.draft.labels ?? []}
        onChange={(labels) => form.commit({ labels })}
      />
    </div>
  </>
);

/** Parts of other remotes about the task. */
function ExtensionSections({ project, task }: Pick<SectionProps, 'project' | 'task'>) {
  return useExtensions('task-panel-section').map((offer) => (
    <section key={offer.key} aria-label={offer.title} className={styles.extension}>
      <SectionTitle>{offer.title}</SectionTitle>
      <ExtensionPart offer={offer} given={{ project, task }} />
    </section>
  ));
}

/** Below the facts, on phones at the end. */
export const AsideSections = ({ path, project, task, whole, missing, uploads }: SectionProps) => (
  <>
    <Relations path={path} task={task} />
    {missing ? (
      <AttachmentsMissing path={path} uploads={uploads} />
    ) : (
      <Attachments
        path={path}
        project={project}
        task={task}
        attachments={whole?.attachments}
        uploads={uploads}
      />
    )}
    <ExtensionSections project={project} task={task} />
  </>
);
