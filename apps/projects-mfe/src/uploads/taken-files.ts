/**
 * The files that are pasted or dropped. Office programs put a picture of copied text beside the text; then it is a text that is
 * pasted.
 */
export const takenFiles = (event: ClipboardEvent | DragEvent): File[] => {
  const isPaste = 'clipboardData' in event;
  const transfer = isPaste ? event.clipboardData : event.dataTransfer;
  const files = [...(transfer?.files ?? [])];
  const isText = isPaste && (transfer?.types ?? []).includes('text/plain');
  return isText ? [] : files;
};
