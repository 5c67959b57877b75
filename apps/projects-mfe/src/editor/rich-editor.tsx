import type { Attachment } from '@taskloom/contracts';
import type { EditorState } from 'prosemirror-state';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import markdown from '../markdown/markdown.module.css';
import { useTexts } from '../texts/all';
import type { NamingWord, Offer } from '../writing/offers';
import { complete, type Places } from './complete';
import { createEditor, type Editor } from './create-editor';
import styles from './editor.module.css';
import { namingWordIn } from './naming-word';
import { insertPicture } from './pictures';
import type { Range } from './place';
import { Toolbar } from './toolbar';

export interface RichEditorRef {
  focus: (options?: { cursor: 'end' }) => void;
  /**
   * Replaces the word by the name of a person or a task. Returns what puts the word back when a person can't be added, wherever the name is
   * by then; false once the editor is gone.
   */
  complete: (word: NamingWord, offer: Offer) => () => boolean;
  /** Remembers the position of the cursor for a picture that is being uploaded. False once the editor is gone. */
  place: () => (picture: Attachment) => boolean;
}

interface RichEditorProps {
  ref: Ref<RichEditorRef>;
  text: string;
  onChange: (text: string) => void;
  /** The selection that the text area had; null puts the cursor at the end. */
  selection: Range | null;
  focused: boolean;
  /** Characters of the text in Markdown. */
  maxLength?: number;
  onTooLong: (tooLong: boolean) => void;
  onWord: (word: NamingWord | null, text: string) => void;
  placeholder?: string;
  /** ARIA attributes of the text. */
  aria: Record<string, string | boolean | undefined>;
  compact: boolean;
  /** The toolbar is put here. */
  tools: HTMLElement | null;
}

const asAttributes = (given: Record<string, string | boolean | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const isBlank = ({ doc: { childCount, firstChild } }: EditorState): boolean =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;

/** Edits a Markdown text in its rendered form. */
export default function RichEditor(props: RichEditorProps) {
  const { ref, text, focused, aria, tools } = props;
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const places = useRef<Places>(new Set());
  const latest = useRef(props);
  latest.current = props;

  const attributes = (now: EditorState): Record<string, string> => {
    const { placeholder, compact, aria: named } = latest.current;
    const looks = [markdown.markdown, styles.text, compact && styles.compact, isBlank(now) && styles.blank];
    return {
      ...asAttributes({ ...named, 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
      role: 'textbox',
      'aria-multiline': 'true',
      class: looks.filter(Boolean).join(' '),
    };
  };

  // Before the browser paints, so that the editor replaces the text area in the same frame.
  useLayoutEffect(() => {
    if (!place.current) return;
    const { maxLength = Infinity, selection } = latest.current;
    const created = createEditor(place.current, {
      text: latest.current.text,
      selection,
      attributes,
      emptyTask: t('emptyTask'),
      accepts: (next, before) => {
        const isTooLong = next.length > maxLength && next.length > before.length;
        latest.current.onTooLong(isTooLong);
        return !isTooLong;
      },
      onChange: (next) => latest.current.onChange(next),
      onState: (next, now) => {
        setState(next);
        latest.current.onWord(namingWordIn(next), now);
      },
      onMapped: (map) => {
        for (const place of places.current) place.at = map(place.at);
      },
    });
    editor.current = created;
    setState(created.view.state);
    if (focused) created.view.focus();
    return () => {
      editor.current = null;
      created.view.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the editor holds the text from here on
  }, []);
  useEffect(() => editor.current?.show(text), [text]);
  const described = JSON.stringify(asAttributes(aria));
  useEffect(() => {
    editor.current?.view.setProps({ attributes });
  }, [described]);

  useImperativeHandle(ref, () => ({
    focus: (options) => {
      const view = editor.current?.view;
      if (!view) return;
      // A text that was just set is shown first.
      editor.current?.show(latest.current.text);
      if (options?.cursor === 'end') editor.current?.toEnd();
      view.focus();
    },
    complete: (word, offer) => {
      const view = editor.current?.view;
      const putBack = view && complete(view, word, offer, places.current);
      return () => putBack?.(editor.current?.view) ?? false;
    },
    place: () => {
      const picture = { at: editor.current?.view.state.selection.from ?? 0 };
      places.current.add(picture);
      return (attachment) => {
        const view = editor.current?.view;
        if (!view) return false;
        picture.at = insertPicture(view, attachment, picture.at);
        return true;
      };
    },
  }));

  const view = editor.current?.view;
  return (
    <>
      <div ref={place} className={styles.place} />
      {view && state && tools && createPortal(<Toolbar view={view} state={state} />, tools)}
    </>
  );
}
