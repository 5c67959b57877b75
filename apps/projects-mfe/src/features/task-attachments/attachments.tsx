import { canDeleteAttachment, type Attachment, type Project } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { SkeletonBlock } from '@taskloom/ui';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts';
import { AttachmentRow } from './attachment-row';
import styles from './attachments.module.css';
import { DropField } from './drop-field';
import { ProjectStorage } from './project-storage';
import { UploadRow } from './upload-row';
import { useDeleteAttachment } from './use-delete-attachment';
import type { Uploads } from './use-uploads';

interface AttachmentsProps {
  path: TaskPath;
  project: Pick<Project, 'owner'>;
  /** Undefined while the full task loads. */
  attachments: readonly Attachment[] | undefined;
  uploads: Uploads;
}

/** The files of a task and its uploads. */
export function Attachments({ path, project, attachments, uploads }: AttachmentsProps) {
  const t = useTexts();
  const me = useUser();
  const remove = useDeleteAttachment(path);
  const onTheirWay = uploads.uploads.filter(({ taskId }) => taskId === path.taskId);
  const count = attachments?.length ?? 0;
  return (
    <section className={styles.section} aria-label={t('attachments')}>
      <SectionTitle count={count}>{t('attachments')}</SectionTitle>
      <DropField onFiles={(files) => uploads.add(path.taskId, files)} />
      <ul className={styles.list} hidden={attachments !== undefined && count + onTheirWay.length === 0}>
        {attachments?.map((attachment) => (
          <AttachmentRow
            key={attachment._id}
            attachment={attachment}
            onDelete={
              canDeleteAttachment(me, project, attachment) ? () => void remove(attachment._id) : undefined
            }
          />
        ))}
        {onTheirWay.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onCancel={() => uploads.cancel(upload)}
            onRetry={() => uploads.retry(upload)}
          />
        ))}
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
