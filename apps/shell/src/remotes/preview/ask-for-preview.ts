import { API, API_BASE, type RemotePreview } from '@taskloom/contracts';
import { PARAMETER, previewIn } from './preview-in';

/** Begins or ends a preview for this browser. The API decides who may; false when it refused or did not answer. */
export async function setPreview(preview: RemotePreview, token: string | null): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const body = JSON.stringify(preview);
  try {
    return (await fetch(`${API_BASE}${API.remotePreview}`, { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}

/** Takes the wish out of the address, so that a reload or a shared link does not repeat it. */
function takeWish(): RemotePreview | null {
  const url = new URL(window.location.href);
  const wish = previewIn(url.search);
  if (!wish) return null;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  return wish;
}

/** The wish that was refused last, for the banner to tell; null when there is none. */
let refused: RemotePreview | null = null;
export const refusedPreview = (): RemotePreview | null => refused;
export const forgetRefusal = (): void => {
  refused = null;
};

/** Asks for the preview that the page's address wishes for, before the registry is asked: its answer depends on it. */
export async function askForPreview(token: string | null): Promise<void> {
  if (!token) return;
  const wish = takeWish();
  if (wish && !(await setPreview(wish, token))) refused = wish;
}
