import type { Project } from '@taskloom/contracts';
import { VisuallyHidden } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import {
  useRef,
  useState,
  type ComponentProps,
  type ComponentRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { CompletionList } from '../completion/completion-list';
import { useCompleting } from '../completion/use-completing';
import { useTexts } from '../texts';
import { insertText } from './insert-text';
import { keyOf, markOf, wordBefore, type Offer } from './offers';
import { OfferContent } from './offer-content';
import { useAddMentioned, useOffers } from './use-offers';
import styles from './writing-field.module.css';

export type WritingFieldRef = ComponentRef<typeof Input.TextArea>;

interface WritingFieldProps extends Omit<ComponentProps<typeof Input.TextArea>, 'onChange' | 'ref'> {
  project: Project;
  /** The task that is written about. */
  taskId: string;
  value: string;
  onChange: (text: string) => void;
  /** On which side completions are shown. */
  side?: 'above' | 'below';
  ref?: Ref<WritingFieldRef>;
}

/** A text in Markdown while it is written: `@` completes people, `#` tasks of the project. */
export function WritingField({
  project,
  taskId,
  value,
  onChange,
  side,
  onKeyDown,
  onBlur,
  ...field
}: WritingFieldProps) {
  const t = useTexts();
  const holder = useRef<HTMLDivElement>(null);
  const { word, follow, leave, dismiss } = useNamingWord(value);
  const offers = useOffers(word, project, taskId);
  const addMentioned = useAddMentioned(project);

  const take = async (offer: Offer) => {
    if (offer.kind === 'outsider' && !(await addMentioned(offer.person.email, offer.person.name))) return;
    const area = holder.current?.querySelector('textarea');
    if (!area || !word) return;
    insertText(area, `${markOf(offer)} `, word.from, word.from + word.part.length + 1);
  };
  const completing = useCompleting({ offers, onTake: (offer) => void take(offer), enterTakes: true });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (completing.press(event)) return;
    if (event.key === 'Escape' && offers.length > 0) {
      // Closes only the list, not what surrounds the field.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    } else onKeyDown?.(event);
  };
  return (
    <div className={styles.holder} ref={holder}>
      <CompletionList completing={completing} keyOf={keyOf} side={side}>
        {(offer) => <OfferContent offer={offer} />}
      </CompletionList>
      <Input.TextArea
        {...field}
        {...completing.aria}
        value={value}
        onChange={(event) => {
          follow(event);
          completing.restart();
          onChange(event.target.value);
        }}
        onSelect={follow}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={press}
      />
      <div aria-live="polite">
        {offers.length > 0 && (
          <VisuallyHidden>{t('completionCount', { count: offers.length })}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}

/** The word before the cursor, unless its completions were dismissed. */
function useNamingWord(text: string) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const found = cursor === null ? null : wordBefore(text, cursor);
  return {
    word: found && found.from !== dismissed ? found : null,
    follow: ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
      setCursor(selectionStart === selectionEnd ? selectionStart : null),
    leave: () => setCursor(null),
    dismiss: () => setDismissed(found?.from ?? null),
  };
}
