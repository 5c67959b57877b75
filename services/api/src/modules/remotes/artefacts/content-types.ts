/** What a build may hold, and as what it is sent. Pages are not among it: a remote has none, and one could pose as the shell. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const COMPRESSED = /\.(br|gz)$/;

/** Of a file or of its compressed copy; undefined for what no build holds. */
export const contentTypeOf = (path: string): string | undefined =>
  TYPES[/\.([a-z0-9]+)$/.exec(path.replace(COMPRESSED, ''))?.[1] ?? ''];
