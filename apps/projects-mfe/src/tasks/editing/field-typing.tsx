import type { TypingField } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { createContext, useContext, type ReactNode } from 'react';
import { TypingLine } from '../../typing/typing-line';
import { useReportTyping } from '../../typing/use-report-typing';
import styles from './field-typing.module.css';

const Path = createContext<TaskPath | null>(null);

/** Wraps the fields of an existing task; no one else can see a new one. */
export const FieldTypingProvider = Path.Provider;

function Watched({ path, field, children }: { path: TaskPath; field: TypingField; children: ReactNode }) {
  const report = useReportTyping(path, field);
  return (
    <div className={styles.field} onInput={() => report(true)} onBlur={() => report(false)}>
      {children}
      <span className={styles.who}>
        <TypingLine taskId={path.taskId} field={field} />
      </span>
    </div>
  );
}

/** Reports to the others that the viewer is typing in this field, and shows who else is. */
export function FieldTyping({ field, children }: { field: TypingField; children: ReactNode }) {
  const path = useContext(Path);
  return path ? (
    <Watched path={path} field={field}>
      {children}
    </Watched>
  ) : (
    children
  );
}
