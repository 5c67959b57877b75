import { PlainButton } from '@taskloom/ui';
import type { Comment, Project } from '@taskloom/contracts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/all';
import { CommentConflict } from './comment-conflict';
import { baseOf, forgetCommentDraft, keepCommentDraft, readCommentDraft } from './comment-draft';
import styles from './comment-editor.module.css';
import { CommentField } from './comment-field';
import type { Saved } from './use-change-comment';

interface CommentEditorProps {
  comment: Comment;
  project: Project;
  taskId: string;
  onSave: (content: string, version?: number) => Promise<Saved>;
  onClose: () => void;
}

/**
 * Replaces a comment's text while its author edits it. Typed text survives a reload, a failed save and a change that was
 * saved elsewhere.
 */
export function CommentEditor({ comment, project, taskId, onSave, onClose }: CommentEditorProps) {
  const t = useTexts();
  const [{ text: content, base }, setDraft] = useState(
    () => readCommentDraft(comment) ?? { text: comment.content, base: baseOf(comment) },
  );
  const [saving, setSaving] = useState(false);
  const text = content.trim();
  const isStale = !saving && comment.content !== base.content && comment.content !== text;

  useEffect(() => {
    if (content === base.content) forgetCommentDraft(comment);
    else keepCommentDraft(comment, { text: content, base });
  }, [comment, content, base]);

  const close = () => {
    forgetCommentDraft(comment);
    onClose();
  };
  const save = async (version = base.version) => {
    if (text === '') return;
    setSaving(true);
    const result = text === comment.content ? 'saved' : await onSave(text, version);
    setSaving(false);
    if (result === 'saved') close();
    // The draft is kept until the server has accepted it.
    if (result === 'kept') onClose();
  };
  return (
    <div className={styles.editor}>
      <CommentField
        autoFocus
        project={project}
        taskId={taskId}
        label={t('editCommentBy')}
        value={content}
        onChange={(typed) => setDraft({ text: typed, base })}
        onSend={() => !isStale && void save()}
        onEscape={close}
      />
      {isStale ? (
        <CommentConflict
          projectId={project._id}
          current={comment.content}
          onKeepMine={() => void save(comment.version)}
          onTakeSaved={close}
        />
      ) : (
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
      )}
    </div>
  );
}
