import type { TypingField } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { createContext, useContext, type ReactNode } from 'react';
import { TypingLine } from '../../typing/typing-line';
import { useTellTyping } from '../../typing/use-tell-typing';
import styles from './field-typing.module.css';

const Path = createContext<TaskPath | null>(null);

/** Around the fields of a task that exists; a new one has nobody beside it. */
export const FieldTypingProvider = Path.Provider;

function Watched({ path, field, children }: { path: TaskPath; field: TypingField; children: ReactNode }) {
  const tell = useTellTyping(path, field);
  return (
    <div className={styles.field} onInput={() => tell(true)} onBlur={() => tell(false)}>
      {children}
      <span className={styles.who}>
        <TypingLine taskId={path.taskId} field={field} />
      </span>
    </div>
  );
}

/** Tells the others that one types in this field, and shows who of them does. */
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
