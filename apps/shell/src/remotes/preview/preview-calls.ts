import {
  API,
  API_BASE,
  isRecord,
  type ErrorCode,
  type RemotePreview,
  type RemotePreviewOffer,
} from '@taskloom/contracts';

/** The registry's response about a version to preview. */
export type PreviewAnswer =
  | { kind: 'offered'; offer: RemotePreviewOffer }
  | { kind: 'refused'; code: ErrorCode | undefined }
  /** No response, or a server error. */
  | { kind: 'failed' };

const authorised = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const codeIn = (body: unknown): ErrorCode | undefined =>
  isRecord(body) ? (body.code as ErrorCode) : undefined;

/** Fetches who published the version and whether it can be previewed. Does not start it. */
export async function fetchOffer(
  { remote, version }: RemotePreview,
  token: string | null,
): Promise<PreviewAnswer> {
  const query = new URLSearchParams({ remote, version: version ?? '' });
  try {
    const headers = authorised(token);
    const response = await fetch(`${API_BASE}${API.remotePreview}?${String(query)}`, { headers });
    if (response.ok) return { kind: 'offered', offer: (await response.json()) as RemotePreviewOffer };
    if (response.status >= 500) return { kind: 'failed' };
    return { kind: 'refused', code: codeIn(await response.json()) };
  } catch {
    return { kind: 'failed' };
  }
}

/** Starts or ends a preview for this browser. False when the API refuses or does not respond. */
export async function setPreview(preview: RemotePreview, token: string | null): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...authorised(token) };
  const body = JSON.stringify(preview);
  try {
    return (await fetch(`${API_BASE}${API.remotePreview}`, { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}
