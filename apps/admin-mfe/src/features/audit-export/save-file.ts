/** How long a browser may take to begin the download, in milliseconds. */
const KEPT_MS = 10_000;

/** Downloads the file of an object URL, and then releases it. */
export const saveFile = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
