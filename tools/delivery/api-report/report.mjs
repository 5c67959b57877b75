// @ts-check
/** The committed form of a surface: one text, so that reviewers see each change. */

/** @typedef {import('./declarations.mjs').Surface} Surface */

const TITLE = /^# (\S+) (\S+)$/m;
const ENTRY = /^# entry (\S+) (\S+)$/gm;
const FILE = /^# file (\S+)$/m;

/** @param {string} library @param {string} version @param {Surface} surface */
export function writeReport(library, version, { entries, files }) {
  const head = [
    `# ${library} ${version}`,
    '# What remotes can use of this library. Written by `npm run api-report`; never by hand.',
    ...Object.entries(entries).map(([entry, file]) => `# entry ${entry} ${file}`),
  ];
  const parts = Object.entries(files).map(([path, text]) => `# file ${path}\n${text.trim()}\n`);
  return `${head.join('\n')}\n\n${parts.join('\n')}`;
}

/** @param {string} report @returns {{ version: string, surface: Surface }} */
export function readReport(report) {
  const version = TITLE.exec(report)?.[2];
  if (!version) throw new Error('This is not an API report');
  const entries = Object.fromEntries([...report.matchAll(ENTRY)].map(([, entry, file]) => [entry, file]));
  const [, ...parts] = report.split(new RegExp(FILE, 'gm'));
  /** @type {Record<string, string>} */
  const files = {};
  for (let at = 0; at + 1 < parts.length; at += 2)
    files[parts[at] ?? ''] = `${(parts[at + 1] ?? '').trim()}\n`;
  return { version, surface: { entries, files } };
}
