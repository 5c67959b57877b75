/** The file types that a build may contain, with their content types. HTML is excluded, because a page could imitate the shell. */
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

/** The content type of a file or of its compressed copy; undefined for types that a build must not contain. */
export const contentTypeOf = (path: string): string | undefined =>
  TYPES[/\.([a-z0-9]+)$/.exec(path.replace(COMPRESSED, ''))?.[1] ?? ''];
