import {
  API,
  API_BASE,
  type ErrorCode,
  type RemotePreview,
  type RemotePreviewOffer,
} from '@taskloom/contracts';

/** What the registry says of a version that somebody wants to preview. */
export type PreviewAnswer =
  | { kind: 'offered'; offer: RemotePreviewOffer }
  | { kind: 'refused'; code: ErrorCode | undefined }
  /** No answer. */
  | { kind: 'failed' };

const authorised = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const codeIn = (body: unknown): ErrorCode | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? (body.code as ErrorCode) : undefined;

/** Who published the version, and whether it may be previewed. Nothing runs by it. */
export async function askForOffer(
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

/** Begins or ends a preview for this browser. The API decides who may; false when it refused or did not answer. */
export async function setPreview(preview: RemotePreview, token: string | null): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...authorised(token) };
  const body = JSON.stringify(preview);
  try {
    return (await fetch(`${API_BASE}${API.remotePreview}`, { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}
