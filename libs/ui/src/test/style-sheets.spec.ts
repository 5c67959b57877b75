import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => join(src, file));
const read = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const sheets = files.filter((file) => file.endsWith('.css'));
const parts = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));

describe('the style sheets', () => {
  it('use only variables that the theme or the sheet itself defines', () => {
    const defined = new Set(sheets.flatMap((file) => matches(read(file), /(--[a-z][\w-]*):/g)));
    const unknown = sheets.flatMap((file) =>
      matches(read(file), /var\((--[\w-]+)/g)
        .filter((name) => !defined.has(name))
        .map((name) => `${relative(src, file)}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('take every colour from the theme', () => {
    const own = sheets
      .filter((file) => !file.endsWith('variables.css'))
      .flatMap((file) => matches(read(file), /(#[0-9a-f]{3,8}\b|rgba?\([^)]*\))/gi));
    expect(own).toEqual([]);
  });

  it('define every class that a component uses', () => {
    const missing = parts.flatMap((file) => {
      const code = read(file);
      const [sheet] = matches(code, /import styles from '(.*\.module\.css)'/g);
      if (!sheet) return [];
      const classes = new Set(matches(read(join(dirname(file), sheet)), /\.([a-zA-Z][\w-]*)/g));
      return matches(code, /\bstyles\.(\w+)/g)
        .filter((name) => !classes.has(name))
        .map((name) => `${relative(src, file)}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
