import type { Project } from '@taskloom/contracts';
import { isComposing } from '@taskloom/ui';
import { useImperativeHandle, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { useCompleting } from '../completion/use-completing';
import type { RichEditorRef } from '../editor/rich-editor';
import { insertText } from './insert-text';
import { markOf, type Offer } from './offers';
import type { PlainEditorRef } from './plain-editor';
import { useNamingWord } from './use-naming-word';
import { useAddMentioned, useOffers } from './use-offers';
import { usePictures } from './use-pictures';

export interface WritingFieldRef {
  focus: (options?: { cursor: 'end' }) => void;
}

export interface WritingOptions {
  project: Project;
  /** The task that is written about. */
  taskId: string;
  value: string;
  onChange: (text: string) => void;
  /** Inserts into the text a picture that was uploaded, also when the field is gone by then. */
  onInsert?: (insert: (text: string) => string) => void;
  /** Keys that completions don't take. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The focus has left the text and its tools. */
  onBlur?: () => void;
  ref?: Ref<WritingFieldRef>;
}

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('textarea, [role="textbox"]');

/** What the text area and the editor of rich text share: completions, pictures, keys and the focus. */
export function useWriting(options: WritingOptions) {
  const { project, taskId, value, onChange, onInsert, onKeyDown, onBlur, ref } = options;
  const holder = useRef<HTMLDivElement>(null);
  const plain = useRef<PlainEditorRef>(null);
  const richText = useRef<RichEditorRef>(null);
  const { word, see, leave, dismiss } = useNamingWord(value);
  const offers = useOffers(word, project, taskId);
  const addMentioned = useAddMentioned(project);
  const [tooLong, setTooLong] = useState(false);
  const pictures = usePictures(holder, { taskId, value, onChange, onInsert, richText });

  useImperativeHandle(ref, () => ({
    focus: (how) => (richText.current ?? plain.current)?.focus(how),
  }));

  const take = async (offer: Offer) => {
    if (offer.kind === 'outsider' && !(await addMentioned(offer.person.email, offer.person.name))) return;
    if (!word) return;
    if (richText.current) return richText.current.complete(word, offer);
    const area = holder.current?.querySelector('textarea');
    if (area) insertText(area, `${markOf(offer)} `, word.from, word.from + word.part.length + 1);
  };
  const completing = useCompleting({ offers, onTake: (offer) => void take(offer), enterTakes: true });

  /** For the capturing handler, which is asked before the editor's own keys. */
  const press = (event: KeyboardEvent) => {
    if (!isText(event.target) || isComposing(event)) return;
    if (completing.press(event)) return event.stopPropagation();
    if (event.key === 'Escape' && offers.length > 0) {
      // Closes only the list, not what surrounds the field.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    } else onKeyDown?.(event);
  };
  /** Escape returns from the tools to the text. */
  const pressTool = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Escape') return;
    if (event.defaultPrevented || isText(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    richText.current?.focus();
  };
  const leaveField = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && holder.current?.contains(relatedTarget)) return;
    leave();
    onBlur?.();
  };
  const change = (text: string) => {
    completing.restart();
    onChange(text);
  };
  return {
    holder,
    plain,
    richText,
    offers,
    completing,
    pictures,
    see,
    change,
    tooLong,
    setTooLong,
    press,
    pressTool,
    leaveField,
  };
}
