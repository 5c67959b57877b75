import { useEffect, useRef, useState, type RefObject } from 'react';
import { takenFiles } from '../../uploads/taken-files';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** The surroundings of the drop field: a dialog, or a task that is open in place. */
const AREA = '[role="dialog"], [data-takes-files]';

/**
 * Handles files dropped or pasted anywhere on the dialog or the open task around `inside`. Returns true while one is dragged
 * over it. A pasted picture is a file; pasted text goes to the focused field. A text field may take pictures for itself.
 */
export function useFileDrop(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const area = inside.current?.closest<HTMLElement>(AREA) ?? inside.current;
    if (!area) return;
    const take = (event: ClipboardEvent | DragEvent) => {
      const files = takenFiles(event);
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    const onOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Otherwise the browser would open the file instead of dropping it.
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && area.contains(event.relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      take(event);
    };

    const handlers = {
      dragenter: onOver,
      dragover: onOver,
      dragleave: onLeave,
      drop: onDrop,
      paste: take,
    };
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    // Each handler expects the event of its name, which a loop over all names cannot express in types.
    const handler = (name: keyof typeof handlers) => handlers[name] as EventListener;
    names.forEach((name) => area.addEventListener(name, handler(name)));
    return () => names.forEach((name) => area.removeEventListener(name, handler(name)));
  }, [inside]);

  return over;
}
