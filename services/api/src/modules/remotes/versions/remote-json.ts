import { createHash } from 'node:crypto';
import {
  REMOTE_FILE,
  REMOTE_FILE_BYTES,
  REMOTE_FILES,
  REMOTE_INTEGRITY,
  REMOTE_NAME,
  REMOTE_RIGHTS,
  REMOTE_VERSION,
  type CommandEntry,
  type NavigationEntry,
  type OtherLanguages,
  type RemoteArtefact,
  type RemoteFile,
  type RemoteRequirements,
  type RemoteRight,
  type RemoteRoute,
} from '@taskloom/contracts';
import { validateStrict } from 'compare-versions';
import { invalidField } from '../../../platform/http/index.js';
import { REVOKED } from '../artefacts/artefact-routes.js';
import { contentTypeOf } from '../artefacts/content-types.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one value at a time, and says in a sentence which one is wrong. */
class Reader {
  constructor(
    private readonly value: Json,
    private readonly at = '',
  ) {}

  text(key: string, pattern = /^[^\0]{1,200}$/s): string {
    const value = this.value[key];
    if (typeof value !== 'string' || !pattern.test(value)) throw this.wrong(key);
    return value;
  }

  maybeText(key: string, pattern?: RegExp): string | undefined {
    return this.value[key] === undefined ? undefined : this.text(key, pattern);
  }

  whole(key: string, most: number): number {
    const value = this.value[key];
    if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > most)
      throw this.wrong(key);
    return value;
  }

  object(key: string): Reader {
    const value = this.value[key];
    if (!isObject(value)) throw this.wrong(key);
    return new Reader(value, `${this.at}${key}.`);
  }

  list<T>(key: string, read: (item: Reader) => T, most = 50): T[] {
    const value = this.value[key];
    if (!Array.isArray(value) || value.length > most) throw this.wrong(key);
    return value.map((item: unknown, index) => {
      if (!isObject(item)) throw this.wrong(`${key}.${index}`);
      return read(new Reader(item, `${this.at}${key}.${index}.`));
    });
  }

  texts(key: string, pattern = /^[\w.:-]{1,100}$/): string[] | undefined {
    const value = this.value[key];
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.length > 50) throw this.wrong(key);
    return value.map((item: unknown) => {
      if (typeof item !== 'string' || !pattern.test(item)) throw this.wrong(key);
      return item;
    });
  }

  has(key: string): boolean {
    return this.value[key] !== undefined;
  }

  keys(): string[] {
    return Object.keys(this.value);
  }

  /** Nothing beside these. */
  only(...keys: string[]): this {
    const strange = this.keys().find((key) => !keys.includes(key));
    if (strange !== undefined) throw this.wrong(strange);
    return this;
  }

  wrong(key: string): Error {
    return invalidField(`${this.at}${key}`, `remote.json is not valid: look at ${this.at}${key}.`);
  }
}

/** A language by its code: `de`, `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

const inOthers = (from: Reader, key: string): OtherLanguages | undefined => {
  if (!from.has(key)) return undefined;
  const words = from.object(key);
  const strange = words.keys().find((language) => !LANGUAGE.test(language));
  if (strange !== undefined) throw words.wrong(strange);
  return Object.fromEntries(words.keys().map((language) => [language, words.text(language)]));
};

/** A path of this site, as the shell's router takes it. */
const PATH = /^\/(?!\/)[\w\-./:*]{0,200}$/;
const RANGE = /^[\w\s.^~<>=|*-]{1,100}$/;

/** A path with a query: a call below the API's base with parameters of the route's path, or a place of this site. */
const CALL = /^\/(?!\/)[\w\-/:]{0,200}(\?[\w\-=&]{1,100})?$/;

const route = (item: Reader): RemoteRoute => {
  const [asks, files] = [item.texts('asks', CALL), item.texts('files', REMOTE_FILE)];
  const titles = inOthers(item, 'titles');
  return {
    path: item.text('path', PATH),
    title: item.text('title'),
    ...(titles !== undefined && { titles }),
    ...(asks !== undefined && { asks }),
    ...(files !== undefined && { files }),
  };
};

const entry = (item: Reader): NavigationEntry => {
  const labels = inOthers(item, 'labels');
  return {
    label: item.text('label'),
    ...(labels !== undefined && { labels }),
    path: item.text('path', PATH),
    icon: item.text('icon', /^[\w-]{1,50}$/),
    order: item.whole('order', 1e6),
  };
};

const command = (item: Reader): CommandEntry => {
  const titles = inOthers(item, 'titles');
  const role = item.maybeText('role', /^admin$/);
  return {
    id: item.text('id', /^[\w-]{1,50}$/),
    title: item.text('title'),
    ...(titles !== undefined && { titles }),
    to: item.text('to', CALL),
    ...(role !== undefined && { role: 'admin' }),
  };
};

const requirements = (from: Reader): RemoteRequirements => {
  from.only('contracts', 'client', 'ui', 'shell', 'api');
  const [shell, api] = [from.maybeText('shell', RANGE), from.texts('api')];
  return {
    contracts: from.text('contracts', RANGE),
    client: from.text('client', RANGE),
    ui: from.text('ui', RANGE),
    ...(shell !== undefined && { shell }),
    ...(api !== undefined && { api }),
  };
};

const isRight = (word: string): word is RemoteRight => REMOTE_RIGHTS.some((right) => right === word);

const rightsIn = (from: Reader): RemoteRight[] | undefined => {
  const words = from.texts('rights');
  if (words && !words.every(isRight)) throw from.wrong('rights');
  return words;
};

const filesIn = (from: Reader): Record<string, RemoteFile> => {
  const paths = from.keys();
  if (paths.length === 0 || paths.length > REMOTE_FILES) throw from.wrong('');
  return Object.fromEntries(
    paths.map((path) => {
      if (!isArtefactPath(path)) throw from.wrong(path);
      const file = from.object(path).only('integrity', 'size');
      return [
        path,
        { integrity: file.text('integrity', REMOTE_INTEGRITY), size: file.whole('size', REMOTE_FILE_BYTES) },
      ];
    }),
  );
};

/** Written by the registry itself. */
const OWN = ['remote.json', REVOKED];

export const isArtefactPath = (path: string): boolean =>
  REMOTE_FILE.test(path) && contentTypeOf(path) !== undefined && !OWN.includes(path);

const toolsIn = (from: Reader): Record<string, string> =>
  Object.fromEntries(from.keys().map((tool) => [tool, from.text(tool, /^[\w.+-]{1,50}$/)]));

/** @throws 400 that names what is wrong */
export const readRemoteJson = (body: Json): RemoteArtefact => {
  const from = new Reader(body).only(
    ...['name', 'title', 'titles', 'version', 'routes', 'navigation', 'requires', 'slots', 'rights'],
    ...['commands', 'files', 'tools', 'commit'],
  );
  const version = from.text('version', REMOTE_VERSION);
  if (!validateStrict(version)) throw from.wrong('version');
  const [rights, titles] = [rightsIn(from), inOthers(from, 'titles')];
  const [slots, commit] = [from.texts('slots'), from.maybeText('commit', /^[0-9a-f]{7,64}$/)];
  const tools = body['tools'] === undefined ? undefined : toolsIn(from.object('tools'));
  const files = filesIn(from.object('files'));
  if (!('mf-manifest.json' in files)) throw from.wrong('files.mf-manifest.json');
  return {
    name: from.text('name', REMOTE_NAME),
    title: from.text('title'),
    ...(titles !== undefined && { titles }),
    version,
    routes: from.list('routes', route),
    navigation: from.list('navigation', entry),
    ...(from.has('commands') && { commands: from.list('commands', command) }),
    requires: requirements(from.object('requires')),
    ...(slots !== undefined && { slots }),
    ...(rights !== undefined && { rights }),
    files,
    ...(tools !== undefined && { tools }),
    ...(commit !== undefined && { commit }),
  };
};

/** Two builds of one version are the same when this is: all but who built it, from which revision. */
export const contentHash = ({ tools: _tools, commit: _commit, files, ...rest }: RemoteArtefact): string => {
  const listed = Object.entries(files)
    .map(([path, { integrity }]) => `${path} ${integrity}`)
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([rest, listed]))
    .digest('hex');
};
