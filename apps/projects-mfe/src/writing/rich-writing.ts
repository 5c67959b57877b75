import { remoteStorage } from '@taskloom/client';
import { createContext, useContext, useEffect, useState } from 'react';
import type RichEditorPart from '../editor/rich-editor';

type RichEditor = typeof RichEditorPart;

/** Where texts are edited as what they are read as. The forms of the specification have text areas. */
export const RichWritingContext = createContext(false);

const storage = remoteStorage('projects');
const AS_MARKDOWN = 'write-markdown';

let loaded: RichEditor | null = null;

async function load(): Promise<RichEditor | null> {
  try {
    const module = await import(/* webpackChunkName: "on-demand-editor" */ '../editor/rich-editor');
    loaded = module.default;
  } catch {
    // The text area stays; the next field tries again.
  }
  return loaded;
}

/** False in browsers that can't edit elements. */
const canEditElements = (): boolean => 'isContentEditable' in document.documentElement;

/**
 * The editor, once it is loaded: that begins when someone starts to write. Null while the text area is used.
 * `busy` delays the change from the text area, while a word is being composed.
 */
export function useRichEditor(writing: boolean, busy: boolean) {
  const offered = useContext(RichWritingContext) && canEditElements();
  const [asMarkdown, setAsMarkdown] = useState(() => storage.read(AS_MARKDOWN) === true);
  const [failed, setFailed] = useState(false);
  const [Editor, setEditor] = useState<RichEditor | null>(() => loaded);
  const [shown, setShown] = useState(false);
  const [switched, setSwitched] = useState(false);
  const wanted = offered && !asMarkdown && !failed && (writing || shown);

  useEffect(() => {
    if (!wanted || Editor) return;
    let over = false;
    void load().then((found) => over || setEditor(() => found));
    return () => {
      over = true;
    };
  }, [wanted, Editor]);
  const isRich = wanted && Editor !== null && (shown || !busy);
  if (isRich && !shown) setShown(true);

  const write = (markdown: boolean) => {
    storage.write(AS_MARKDOWN, markdown);
    setAsMarkdown(markdown);
    setFailed(false);
    setSwitched(true);
  };
  return {
    offered,
    asMarkdown,
    write,
    switched,
    Editor: isRich ? Editor : null,
    onFail: () => setFailed(true),
  };
}
