import type { Attachment } from '@taskloom/contracts';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { RichEditorRef } from '../editor/rich-editor';
import { UploadsContext, type Upload } from '../uploads/use-uploads';
import { takenFiles } from '../uploads/taken-files';

/** An attached picture in Markdown. */
const pictureOf = ({ name, url }: Pick<Attachment, 'name' | 'url'>): string =>
  `![${name.replace(/[[\]\\\n]/g, ' ')}](${url})`;

/** The text with a line inserted behind `before`, or at its end if that has changed meanwhile. */
const withLine = (text: string, before: string, line: string): { text: string; end: string } => {
  const head = text.startsWith(before) ? before : text;
  const rest = text.slice(head.length);
  const isOnLine = head === '' || head.endsWith('\n');
  const end = `${head}${isOnLine ? '' : '\n'}${line}\n`;
  return { text: end + rest.replace(/^\n/, ''), end };
};

interface PicturesOptions {
  taskId: string;
  value: string;
  onChange: (text: string) => void;
  /** Changes the text, also after the field is gone. */
  onInsert?: (insert: (text: string) => string) => void;
  /** The editor that is used instead of a text area. */
  richText?: RefObject<RichEditorRef | null>;
}

/**
 * Uploads pictures that are pasted or dropped into the text field within `holder`, and writes them where the cursor was. Returns
 * those on their way.
 */
export function usePictures(holder: RefObject<HTMLElement | null>, options: PicturesOptions): Upload[] {
  const uploads = useContext(UploadsContext);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const latest = useRef({ uploads, ...options });
  latest.current = { uploads, ...options };

  useEffect(() => {
    const area = holder.current;
    if (!area) return;
    const take = (event: ClipboardEvent | DragEvent) => {
      const { uploads: target, taskId, value } = latest.current;
      const files = takenFiles(event);
      if (!target || files.length === 0 || !files.every(({ type }) => type.startsWith('image/'))) return;
      // Keeps the area around the field from attaching them, and the editor from pasting them.
      event.preventDefault();
      const field = area.querySelector('textarea');
      const place = { before: value.slice(0, field?.selectionStart ?? value.length) };
      const putInto = latest.current.richText?.current?.place();
      const insert = (attachment: Attachment) => {
        if (putInto?.(attachment)) return;
        const write = (text: string): string => {
          const written = withLine(text, place.before, pictureOf(attachment));
          place.before = written.end;
          return written.text;
        };
        const { onInsert, onChange, value: now } = latest.current;
        if (onInsert) onInsert(write);
        else onChange(write(now));
      };
      const begun = target.add(taskId, files, insert);
      setKeys((known) => [...known, ...begun]);
    };
    area.addEventListener('paste', take, true);
    area.addEventListener('drop', take, true);
    return () => {
      area.removeEventListener('paste', take, true);
      area.removeEventListener('drop', take, true);
    };
  }, [holder]);

  return uploads?.uploads.filter(({ key }) => keys.includes(key)) ?? [];
}
