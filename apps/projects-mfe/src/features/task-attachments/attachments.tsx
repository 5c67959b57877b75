import {
  canDeleteAttachment,
  type Attachment,
  type Project,
  type Task,
  type TaskCard,
} from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { SkeletonBlock } from '@taskloom/ui';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import { AttachmentRow, hasPreview } from './attachment-row';
import styles from './attachments.module.css';
import { DropField } from './drop-field';
import { ProjectStorage } from './project-storage';
import { isPicture } from './thumbnail';
import { UploadRow } from './upload-row';
import { useCover } from './use-cover';
import { useDeleteAttachment } from './use-delete-attachment';
import type { Uploads } from '../../uploads/use-uploads';

interface AttachmentsProps {
  path: TaskPath;
  project: Pick<Project, 'owner'>;
  /** The task, for the cover of its card. */
  task: Task | TaskCard;
  /** Undefined while the full task loads. */
  attachments: readonly Attachment[] | undefined;
  uploads: Uploads;
}

/** The uploads of a task. */
function OnTheirWay({ taskId, uploads }: { taskId: string; uploads: Uploads }) {
  return uploads.uploads
    .filter((upload) => upload.taskId === taskId)
    .map((upload) => (
      <UploadRow
        key={upload.key}
        upload={upload}
        onCancel={() => uploads.cancel(upload)}
        onRetry={() => uploads.retry(upload)}
      />
    ));
}

/** Replaces the attachments when only the board's data of the task is available. The section of comments shows why and offers Retry. */
export function AttachmentsMissing({
  path: { taskId },
  uploads,
}: Pick<AttachmentsProps, 'path' | 'uploads'>) {
  const t = useTexts();
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle>{t('attachments')}</SectionTitle>
      <DropField onFiles={(files) => uploads.add(taskId, files)} />
      <ul className={styles.list}>
        <OnTheirWay taskId={taskId} uploads={uploads} />
      </ul>
      <p className={styles.hint}>{t('filesMissing')}</p>
    </section>
  );
}

/** The files of a task and its uploads. */
export function Attachments({ path, project, task, attachments, uploads }: AttachmentsProps) {
  const t = useTexts();
  const me = useUser();
  const remove = useDeleteAttachment(path);
  const cover = useCover(path, task);
  const onTheirWay = uploads.uploads.filter(({ taskId }) => taskId === path.taskId);
  const count = attachments?.length ?? 0;
  // Files with a picture are shown together in a grid.
  const sorted = attachments && [
    ...attachments.filter(hasPreview),
    ...attachments.filter((file) => !hasPreview(file)),
  ];
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle count={count}>{t('attachments')}</SectionTitle>
      <DropField onFiles={(files) => uploads.add(path.taskId, files)} />
      <ul className={styles.list} hidden={attachments !== undefined && count + onTheirWay.length === 0}>
        {sorted?.map((attachment) => (
          <AttachmentRow
            key={attachment._id}
            attachment={attachment}
            cover={
              isPicture(attachment)
                ? {
                    isChosen: attachment._id === task.cover,
                    onChange: (chosen) => void cover(chosen ? attachment : null),
                  }
                : undefined
            }
            onDelete={
              canDeleteAttachment(me, project, attachment) ? () => void remove(attachment) : undefined
            }
          />
        ))}
        <OnTheirWay taskId={path.taskId} uploads={uploads} />
        {!attachments && (
          <li className={styles.loading} aria-hidden="true">
            <SkeletonBlock height={36} radius={8} />
          </li>
        )}
      </ul>
      <ProjectStorage key={count} projectId={path.projectId} skip={!attachments} />
    </section>
  );
}
