import type { Comment, Project } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { ActionMenu, formatInstant, RelativeTime, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts';
import { CommentEditor } from './comment-editor';
import styles from './comments.module.css';

interface CommentItemProps {
  comment: Comment;
  project: Project;
  taskId: string;
  /** What the person has changed is not sent yet. */
  unsent: boolean;
  /** Absent for other people's comments. */
  onEdit?: (content: string) => Promise<boolean>;
  /** Absent without permission to delete. */
  onDelete?: () => void;
}

function Edited({ time }: { time: string }) {
  const t = useTexts();
  return <span title={formatInstant(time)}>{` · ${t('commentEdited')}`}</span>;
}

export function CommentItem({ comment, project, taskId, unsent, onEdit, onDelete }: CommentItemProps) {
  const t = useTexts();
  const { _id, author, content, createdAt, editedAt } = comment;
  const highlighted = useHighlighted(_id);
  const { editing, menu, edit, close } = useEditing();
  const actions = [
    ...(onEdit ? [{ key: 'edit', label: t('editComment'), icon: icons.action.edit, onSelect: edit }] : []),
    ...(onDelete
      ? [
          {
            key: 'delete',
            label: t('deleteComment'),
            icon: icons.action.delete,
            danger: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  return (
    <li className={`${styles.comment} ${unsent ? styles.waiting : ''} ${highlighted ? styles.changed : ''}`}>
      <UserAvatar user={author} size={28} decorative />
      <div className={styles.said}>
        <div className={styles.head}>
          <p className={styles.by}>
            <span className={styles.author}>{author.name}</span>{' '}
            <span className={styles.time}>
              {unsent ? t('sentLater') : <RelativeTime time={createdAt} />}
              {editedAt && !unsent && <Edited time={editedAt} />}
            </span>
          </p>
          {actions.length > 0 && !editing && (
            <span className={styles.menu} ref={menu}>
              <ActionMenu label={t('commentActions', { name: author.name })} items={actions} size={24} />
            </span>
          )}
        </div>
        {editing && onEdit ? (
          <CommentEditor
            comment={comment}
            project={project}
            taskId={taskId}
            onSave={onEdit}
            onClose={close}
          />
        ) : (
          <div className={styles.content}>
            <RichText text={content} projectId={project._id} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Whether the comment is being edited; afterwards the focus returns to its menu. */
function useEditing() {
  const [editing, setEditing] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!editing && returns.current) menu.current?.querySelector('button')?.focus();
    returns.current = editing;
  }, [editing]);
  return { editing, menu, edit: () => setEditing(true), close: () => setEditing(false) };
}
