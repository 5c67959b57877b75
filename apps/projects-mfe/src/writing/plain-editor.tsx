import { Input } from '@taskloom/ui/form';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ComponentRef,
  type Ref,
} from 'react';
import { keptAt } from './kept-at';
import { wordBefore, type NamingWord } from './offers';

type TextArea = ComponentProps<typeof Input.TextArea>;

export interface PlainEditorRef {
  focus: (options?: { cursor: 'end' }) => void;
  selection: () => { from: number; to: number } | null;
  hasFocus: () => boolean;
}

interface PlainEditorProps extends Pick<TextArea, 'placeholder' | 'autoFocus' | 'maxLength'> {
  ref: Ref<PlainEditorRef>;
  text: string;
  onChange: (text: string) => void;
  onWord: (word: NamingWord | null, text: string) => void;
  /** A word is being composed, by several keys for one character. */
  onComposing: (composing: boolean) => void;
  aria: Pick<TextArea, `aria-${string}` & keyof TextArea>;
  lines: { minRows: number; maxRows: number };
}

/** A text in Markdown as it is written. */
export function PlainEditor({
  ref,
  text,
  onChange,
  onWord,
  onComposing,
  aria,
  lines,
  ...field
}: PlainEditorProps) {
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const element = () => area.current?.resizableTextArea?.textArea;
  const focused = element();
  const before =
    focused && document.activeElement === focused
      ? { text: focused.value, from: focused.selectionStart, to: focused.selectionEnd }
      : null;
  const shown = useRef(before);
  shown.current = before;
  // A text that comes from outside, such as one with a picture that was uploaded, would put the cursor at the end.
  useLayoutEffect(() => {
    if (!shown.current || shown.current.text === text) return;
    const { from, to, text: old } = shown.current;
    element()?.setSelectionRange(keptAt(from, old, text), keptAt(to, old, text));
  }, [text]);
  useImperativeHandle(ref, () => ({
    focus: (options) => area.current?.focus(options),
    selection: () => {
      const { selectionStart, selectionEnd } = element() ?? {};
      return selectionStart === undefined || selectionEnd === undefined
        ? null
        : { from: selectionStart, to: selectionEnd };
    },
    hasFocus: () => document.activeElement === element(),
  }));
  const follow = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    onWord(selectionStart === selectionEnd ? wordBefore(value, selectionStart) : null, value);
  return (
    <Input.TextArea
      {...field}
      {...aria}
      ref={area}
      value={text}
      autoSize={lines}
      onChange={(event) => {
        follow(event.target);
        onChange(event.target.value);
      }}
      onSelect={(event) => follow(event.currentTarget)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
    />
  );
}
