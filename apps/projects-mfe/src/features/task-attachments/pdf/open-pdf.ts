import { getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist';
// Runs beside the page's code: a worker could not be loaded from the origin of a remote, nor be verified.
import 'pdfjs-dist/build/pdf.worker.mjs';

/** Pixels of one picture within a document; larger ones are left out. */
const MOST_PIXELS = 25_000_000;

export type Pdf = PDFDocumentProxy;

/**
 * Reads an attached document. Its scripts, forms and links do nothing: pages are only drawn. `signal` ends it and frees the
 * memory.
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  // eslint-disable-next-line no-restricted-globals -- a file, which downloads open by their cookie, and no call of the API
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
  const task: PDFDocumentLoadingTask = getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    maxImageSize: MOST_PIXELS,
    // The policy of the page allows no WebAssembly.
    useWasm: false,
    useSystemFonts: true,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy());
  if (signal.aborted) void task.destroy();
  return task.promise;
}

/** Draws a page in a width of CSS pixels, and returns its text. */
export async function drawPage(
  pdf: Pdf,
  number: number,
  canvas: HTMLCanvasElement,
  fit: { width: number } | { height: number },
): Promise<string> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = 'width' in fit ? fit.width / width : fit.height / height;
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, 2) });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
