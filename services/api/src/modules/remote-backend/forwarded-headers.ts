import type { IncomingHttpHeaders } from 'node:http';
import type { OutboundAnswer } from '../../platform/outbound/index.js';

/** Of the person's request. Cookies, credentials and headers of the connection stay here. */
const TO_BACKEND = [
  'accept',
  'accept-language',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
] as const;

/** Of the response of the backend. It sets no cookies, caches nothing and relaxes no policy of this site. */
const FROM_BACKEND = [
  'content-encoding',
  'content-language',
  'etag',
  'last-modified',
  'retry-after',
] as const;

/** Types that a browser only displays or hands over to a script; it runs none of them. */
const SAFE_TYPE =
  /^(application\/([\w.-]+\+)?json|application\/pdf|text\/(plain|csv|markdown)|image\/(png|jpeg|gif|webp|avif))\s*(;|$)/i;

export const headersToBackend = (
  headers: IncomingHttpHeaders,
  { token, contentType, requestId }: { token: string; contentType: string | undefined; requestId: string },
): Record<string, string> => ({
  ...picked(headers, TO_BACKEND),
  ...(contentType !== undefined && { 'content-type': contentType }),
  // Compressed responses could exceed their limit once they are unpacked.
  'accept-encoding': 'identity',
  authorization: `Bearer ${token}`,
  'x-request-id': requestId,
});

export const headersFromBackend = ({ headers }: Pick<OutboundAnswer, 'headers'>): Record<string, string> => {
  const type = String(headers['content-type'] ?? '');
  return {
    ...picked(headers, FROM_BACKEND),
    'content-type': SAFE_TYPE.test(type) ? type : 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
};

const picked = (headers: OutboundAnswer['headers'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
