import type { Project } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { UserAvatar, PlainButton } from '@taskloom/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft, isText, keepDraft, readDraft } from '../../drafts/drafts';
import { useTexts } from '../../texts';
import { TypingLine } from '../../typing/typing-line';
import { useReportTyping } from '../../typing/use-report-typing';
import type { WritingFieldRef } from '../../writing/writing-field';
import { CommentField } from './comment-field';
import styles from './comments.module.css';

interface ComposerProps {
  path: TaskPath;
  project: Project;
  /** Resolves to false when the comment could not be saved. */
  onSend: (content: string) => Promise<boolean>;
}

/**
 * The field for a new comment. Its text survives a reload, a closed dialog and a failed save. Ctrl or ⌘ with
 * Enter sends.
 */
export function Composer({ path, project, onSend }: ComposerProps) {
  const t = useTexts();
  const me = useUser();
  const name = `comment:${path.taskId}`;
  const [content, setContent] = useState(() => readDraft(name, isText) ?? '');
  const field = useRef<WritingFieldRef>(null);
  const tellTyping = useReportTyping(path);

  useEffect(() => {
    if (content === '') forgetDraft(name);
    else keepDraft(name, content);
  }, [name, content]);

  const send = async () => {
    const text = content.trim();
    if (text === '') {
      field.current?.focus();
      return;
    }
    setContent('');
    tellTyping(false);
    if (!(await onSend(text))) setContent((next) => next || text);
  };

  return (
    <div className={styles.composer}>
      <UserAvatar user={me} size={28} decorative />
      <div className={styles.field}>
        <CommentField
          ref={field}
          project={project}
          taskId={path.taskId}
          label={t('writeComment')}
          placeholder={t('writeComment')}
          value={content}
          onChange={(text) => {
            setContent(text);
            tellTyping(text.trim() !== '');
          }}
          onBlur={() => tellTyping(false)}
          onSend={() => void send()}
        />
        <div className={styles.foot}>
          <TypingLine taskId={path.taskId} />
          <PlainButton onClick={() => void send()}>{t('comment')}</PlainButton>
        </div>
      </div>
    </div>
  );
}
