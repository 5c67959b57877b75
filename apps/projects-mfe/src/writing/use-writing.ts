import type { Project, TeamMember } from '@taskloom/contracts';
import { isComposing } from '@taskloom/ui';
import { useImperativeHandle, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { useCompleting } from '../completion/use-completing';
import type { RichEditorRef } from '../editor/rich-editor';
import { insertText } from './insert-text';
import { markOf, type NamingWord, type Offer } from './offers';
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

/** The parts that the text area and the editor of rich text share: completions, pictures, keys and the focus. */
export function useWriting(options: WritingOptions) {
  const { project, taskId, value, onChange, onInsert, onKeyDown, onBlur, ref } = options;
  const holder = useRef<HTMLDivElement>(null);
  const plain = useRef<PlainEditorRef>(null);
  const richText = useRef<RichEditorRef>(null);
  const { word, see, leave, dismiss } = useNamingWord(value);
  const [question, ask] = useState<{ person: TeamMember; from: number } | null>(null);
  const asked = question && question.from === word?.from ? question.person : null;
  const offers = useOffers({ word, project, taskId, asked });
  const addMentioned = useAddMentioned(project);
  const latest = useRef(options);
  latest.current = options;
  const [tooLong, setTooLong] = useState(false);
  const pictures = usePictures(holder, { taskId, value, onChange, onInsert, richText });

  useImperativeHandle(ref, () => ({
    focus: (how) => (richText.current ?? plain.current)?.focus(how),
  }));

  /** Writes the name at once, so that one can write on. Returns what puts the word back in its place. */
  const write = (offer: Offer, found: NamingWord): (() => void) => {
    const { sign, part, from } = found;
    const putBack = richText.current?.complete(found, offer);
    const area = holder.current?.querySelector('textarea');
    if (area) insertText(area, `${markOf(offer)} `, from, from + part.length + 1);
    return () => {
      if (putBack?.()) return;
      const { value: now, onChange, onInsert } = latest.current;
      const without = (text: string): string => text.replace(markOf(offer), () => sign + part);
      if (onInsert) onInsert(without);
      else onChange(without(now));
    };
  };
  const add = async (person: TeamMember, putBack: () => void) => {
    if (!(await addMentioned(person.email, person.name))) putBack();
  };
  const take = (offer: Offer) => {
    completing.restart();
    if (!word) return;
    if (offer.kind === 'outsider') return ask({ person: offer.person, from: word.from });
    ask(null);
    if (offer.kind === 'leaveOut') return dismiss();
    const putBack = write(offer, word);
    if (offer.kind === 'add') void add(offer.person, putBack);
  };
  const completing = useCompleting({ offers, onTake: take, enterTakes: true });

  /** For the capturing handler, which is asked before the editor's own keys. */
  const press = (event: KeyboardEvent) => {
    if (!isText(event.target) || isComposing(event)) return;
    if (completing.press(event)) return event.stopPropagation();
    if (event.key === 'Escape' && offers.length > 0) {
      // Closes only the list, not what surrounds the field.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
      ask(null);
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
    ask(null);
    onBlur?.();
  };
  const change = (text: string) => {
    completing.restart();
    ask(null);
    onChange(text);
  };
  return {
    holder,
    plain,
    richText,
    offers,
    asked,
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
