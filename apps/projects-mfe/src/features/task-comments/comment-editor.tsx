import { PlainButton } from '@taskloom/ui';
import type { Comment, Project } from '@taskloom/contracts';
import { useEffect, useState } from 'react';
import { forgetDraft, isText, keepDraft, readDraft } from '../../drafts/drafts';
import { useTexts } from '../../texts';
import { CommentField } from './comment-field';
import styles from './comments.module.css';

interface CommentEditorProps {
  comment: Comment;
  project: Project;
  taskId: string;
  /** Resolves to false when the text could not be saved. */
  onSave: (content: string) => Promise<boolean>;
  onClose: () => void;
}

/** Replaces a comment's text while its author edits it. What is typed survives a reload and a failed save. */
export function CommentEditor({ comment, project, taskId, onSave, onClose }: CommentEditorProps) {
  const t = useTexts();
  const name = `comment-edit:${comment._id}`;
  const [content, setContent] = useState(() => readDraft(name, isText) ?? comment.content);
  const [saving, setSaving] = useState(false);
  const text = content.trim();

  useEffect(() => {
    if (content === comment.content) forgetDraft(name);
    else keepDraft(name, content);
  }, [name, content, comment.content]);

  const close = () => {
    forgetDraft(name);
    onClose();
  };
  const save = async () => {
    if (text === '') return;
    setSaving(true);
    const saved = text === comment.content || (await onSave(text));
    setSaving(false);
    if (saved) close();
  };
  return (
    <div className={styles.editor}>
      <CommentField
        autoFocus
        project={project}
        taskId={taskId}
        label={t('editCommentBy')}
        value={content}
        onChange={setContent}
        onSend={() => void save()}
        onEscape={close}
      />
      <div className={styles.buttons}>
        <PlainButton size="small" onClick={close}>
          {t('cancel')}
        </PlainButton>
        <PlainButton
          variant="primary"
          size="small"
          disabled={text === ''}
          busy={saving}
          onClick={() => void save()}
        >
          {t('saveComment')}
        </PlainButton>
      </div>
    </div>
  );
}
