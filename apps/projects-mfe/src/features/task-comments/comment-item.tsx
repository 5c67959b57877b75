import type { Comment, Project, ReactionEmoji } from '@taskloom/contracts';
import { useHighlighted } from '@taskloom/client/realtime';
import { ActionMenu, formatInstant, IconButton, RelativeTime, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { RichText } from '../../markdown/rich-text';
import { useTexts } from '../../texts/all';
import { CommentEditor } from './comment-editor';
import styles from './comments.module.css';
import { ReactionPicker } from './reaction-picker';
import { Reactions } from './reactions';
import { selectedIn } from './selected-text';
import { UnsavedComment } from './unsaved-comment';
import type { Saved } from './use-change-comment';
import { anchorOf } from './use-linked-comment';

interface CommentItemProps {
  comment: Comment;
  project: Project;
  taskId: string;
  /** The person's change has not been sent yet. */
  unsent: boolean;
  /** The address refers to this comment. */
  linked: boolean;
  /** With the words of the comment that are selected. */
  onReply: (selected: string | undefined) => void;
  onReact: (emoji: ReactionEmoji, on: boolean) => void;
  onCopyLink: () => void;
  /** Absent for other people's comments. */
  onEdit?: (content: string, version?: number) => Promise<Saved>;
  /** Absent without permission to delete. */
  onDelete?: () => void;
}

function Edited({ time }: { time: string }) {
  const t = useTexts();
  return <span title={formatInstant(time)}>{` · ${t('commentEdited')}`}</span>;
}

export function CommentItem(props: CommentItemProps) {
  const { comment, project, taskId, unsent, linked, onReact, onEdit } = props;
  const t = useTexts();
  const { _id, author, content, createdAt, editedAt, reactions = [] } = comment;
  const highlighted = useHighlighted(_id);
  const { editing, menu, edit, close } = useEditing();
  const text = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState(false);
  const looks = [unsent && styles.waiting, highlighted && styles.changed, linked && styles.linked];
  return (
    <li
      id={anchorOf(_id)}
      tabIndex={-1}
      aria-current={linked || undefined}
      aria-label={linked ? t('commentBy', { name: author.name }) : undefined}
      className={[styles.comment, ...looks].filter(Boolean).join(' ')}
    >
      <UserAvatar user={author} size={28} decorative />
      <div className={styles.main}>
        <div className={styles.head}>
          <p className={styles.by}>
            <span className={styles.author}>{author.name}</span>{' '}
            <span className={styles.time}>
              {unsent ? t('sentLater') : <RelativeTime time={createdAt} />}
              {editedAt && !unsent && <Edited time={editedAt} />}
            </span>
          </p>
          {!editing && (
            <span className={styles.menu} ref={menu} data-open={picking || undefined}>
              <ReactionPicker reactions={reactions} open={picking} onOpen={setPicking} onReact={onReact} />
              <IconButton
                label={t('reply', { name: author.name })}
                icon={icons.action.reply}
                size={24}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => props.onReply(selectedIn(text.current))}
              />
              <Actions {...props} edit={edit} />
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
          <div className={styles.content} ref={text}>
            <RichText text={content} projectId={project._id} />
          </div>
        )}
        {!editing && !unsent && onEdit && <UnsavedComment comment={comment} onContinue={edit} />}
        <Reactions reactions={reactions} onReact={onReact} />
      </div>
    </li>
  );
}

function Actions({ comment, onCopyLink, onEdit, onDelete, edit }: CommentItemProps & { edit: () => void }) {
  const t = useTexts();
  const items = [
    ...(onEdit ? [{ key: 'edit', label: t('editComment'), icon: icons.action.edit, onSelect: edit }] : []),
    { key: 'link', label: t('copyCommentLink'), icon: icons.action.copyLink, onSelect: onCopyLink },
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
  return <ActionMenu label={t('commentActions', { name: comment.author.name })} items={items} size={24} />;
}

/** Whether the comment is being edited; afterwards the focus returns to its menu. */
function useEditing() {
  const [editing, setEditing] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!editing && returns.current)
      menu.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    returns.current = editing;
  }, [editing]);
  return { editing, menu, edit: () => setEditing(true), close: () => setEditing(false) };
}
