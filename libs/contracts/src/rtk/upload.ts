import { nanoid } from '@reduxjs/toolkit';
import type { UploadResult } from '../attachment.js';
import { API, API_BASE } from '../routes.js';
import { normaliseError, type ApiError } from './api-error.js';
import type { TaskPath } from './tasks.endpoints.js';

/** A file for a task. `onProgress` is called with 0 to 100. */
export interface UploadArg extends TaskPath {
  file: File;
  /** The same for a repeated upload of a file, so that it is attached once; a new one without it. */
  idempotencyKey?: string;
  /** Whole percent, 0 to 100. */
  onProgress?: (percent: number) => void;
}

/**
 * For the uploads of one file, however often they are repeated.
 * @example
 * const [upload] = useUploadAttachmentMutation();
 * await upload({ projectId, taskId, file, idempotencyKey: newIdempotencyKey() });
 */
export const newIdempotencyKey = (): string => nanoid();

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends the file once. Uses XMLHttpRequest, because fetch reports no upload progress. Aborted by `signal`. */
export const sendFile = (
  { projectId, taskId, file, idempotencyKey, onProgress }: UploadArg & { idempotencyKey: string },
  token: string | null,
  signal: AbortSignal,
): Promise<{ data: UploadResult } | { error: ApiError }> =>
  new Promise((resolve) => {
    const url = API.upload(projectId, taskId);
    const request = new XMLHttpRequest();
    const fail = (status: number | 'FETCH_ERROR', data?: unknown): void =>
      resolve({
        error: normaliseError(
          status === 'FETCH_ERROR' ? { status, error: 'Upload interrupted' } : { status, data },
          url,
        ),
      });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer) resolve({ data: answer as UploadResult });
      else fail(request.status, answer);
    };
    request.onerror = request.onabort = () => fail('FETCH_ERROR');
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `${API_BASE}${url}`);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
