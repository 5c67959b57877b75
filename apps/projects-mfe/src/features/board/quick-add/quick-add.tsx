import { LIMITS, type ProjectLabel, type TaskStatus } from '@taskloom/contracts';
import { isComposing } from '@taskloom/ui';
import { Recognised, useQuickText, type NamedInProject } from '@taskloom/ui/quick-add';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useCreateLabel } from '../../../labels/use-labels';
import { useCompleting } from '../../../completion/use-completing';
import { useBoardActions } from '../board-actions';
import { useBoardLabels } from '../board-labels';
import { complete, completionsOf, type Completion } from './completions';
import styles from './quick-add.module.css';
import { PastedLines, usePastedLines } from './pasted-lines';
import { QuickField } from './quick-field';
import { useQuickAdd } from './use-quick-add';

/** The people and labels of the project. `made` are labels just created. */
function useContextOfWords(made: readonly ProjectLabel[]): NamedInProject {
  const { people } = useBoardActions();
  const known = useBoardLabels();
  return useMemo(() => {
    // The list of labels may have been requested before the new one existed.
    const labels = [...known, ...made.filter(({ _id }) => !known.some((label) => label._id === _id))];
    return { people, labels };
  }, [people, known, made]);
}

/** A new card pushes the field down, perhaps out of view, where the next title is typed. */
function useStayInView(field: RefObject<HTMLElement | null>, waiting: number): void {
  useEffect(() => {
    if (waiting > 0 && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' });
  }, [field, waiting]);
}

/**
 * Creates a task from a line such as 'Call the bank @anna !high #finance tue' on Enter, with the status of the column, and stays ready for
 * the next. Several pasted lines can become several tasks.
 */
export function QuickAdd({ status }: { status: TaskStatus }) {
  const { projectId } = useBoardActions();
  const [made, setMade] = useState<readonly ProjectLabel[]>([]);
  const context = useContextOfWords(made);
  const createLabel = useCreateLabel(projectId);
  const [text, setText] = useState('');
  const { lines, paste, forget } = usePastedLines();
  const { waiting, add } = useQuickAdd(projectId, status);
  const field = useRef<HTMLInputElement>(null);
  const quick = useQuickText(text, context);
  useStayInView(field, waiting.length);

  const completing = useCompleting({
    offers: completionsOf(text, context),
    onTake: (offer: Completion) => void take(offer),
  });
  const write = (next: string) => {
    setText(next);
    completing.restart();
  };
  const take = async (offer: Completion) => {
    if (offer.kind === 'newLabel') {
      const label = await createLabel(offer.value);
      if (!label) return;
      setMade([...made, label]);
    }
    write(complete(text, offer));
    field.current?.focus();
  };
  const submit = () => {
    const line = text;
    write('');
    quick.restart();
    // Restores a title that could not be saved, unless the next one has been started.
    void quick
      .read(line)
      .then(add)
      .then((saved) => !saved && setText((next) => next || line));
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      write('');
      forget();
    }
    if (completing.press(event)) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      submit();
    }
  };
  const addAll = async () => {
    forget();
    for (const line of lines) await add(await quick.read(line.slice(0, LIMITS.title)));
    field.current?.focus();
  };
  const joinLines = () => {
    write(`${text} ${lines.join(' ')}`.trim().slice(0, LIMITS.title));
    forget();
    field.current?.focus();
  };

  return (
    <div className={styles.foot} data-stays-clear>
      {waiting.map(({ key, title: pending }) => (
        <span key={key} className={styles.pending}>
          {pending}
        </span>
      ))}
      <PastedLines count={lines.length} onAll={() => void addAll()} onOne={joinLines} />
      <QuickField
        ref={field}
        status={status}
        text={text}
        completing={completing}
        onChange={write}
        onKeyDown={press}
        onPaste={paste}
      />
      <Recognised tokens={quick.tokens} onPutBack={quick.putBack} field={field} />
    </div>
  );
}
