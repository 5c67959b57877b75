// @ts-check
/** Proves that each boundary works: a forbidden import fails lint, a similar allowed one passes. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { foldersIn, someFileIn } from './listing.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({ cwd: root });
const BOUNDARIES = [
  'boundaries/dependencies',
  'terms/api',
  'terms/browser',
  'events/constants',
  'no-restricted-imports',
  'no-restricted-globals',
  'no-restricted-syntax',
  'regexp/no-super-linear-backtracking',
  'regexp/no-super-linear-move',
];

/** Names of the boundaries that refuse `code` as the content of `file`. */
const refusals = async (/** @type {string} */ file, /** @type {string} */ code) => {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  const fatal = result?.messages.find((message) => message.fatal);
  assert.equal(fatal, undefined, fatal?.message);
  return (result?.messages ?? []).flatMap(({ ruleId }) =>
    ruleId && BOUNDARIES.includes(ruleId) ? [ruleId] : [],
  );
};

const use = (/** @type {string} */ from) => `import * as it from '${from}';\nexport const seen = it;\n`;

/** @type {(name: string, file: string, code: string, rule: string) => void} */
const refuses = (name, file, code, rule) =>
  void test(`refuses ${name}`, async () => assert.ok((await refusals(file, code)).includes(rule)));

/** @type {(name: string, file: string, code: string) => void} */
const lets = (name, file, code) =>
  void test(`allows ${name}`, async () => assert.deepEqual(await refusals(file, code), []));

const remotes = foldersIn(root, 'apps').filter((app) => app !== 'shell');
const modules = foldersIn(root, 'services/api/src/modules');

for (const remote of remotes) {
  const file = `apps/${remote}/src/outlaw.tsx`;
  describe(remote, () => {
    lets('the contracts', file, use('@taskloom/contracts'));
    lets('the RTK contracts', file, use('@taskloom/contracts/rtk'));
    lets('the router kit', file, use('@taskloom/client/router'));
    lets('a kit of antd', file, use('@taskloom/ui/core'));
    refuses('the shell', file, use('../../shell/src/main'), 'boundaries/dependencies');
    for (const other of remotes.filter((name) => name !== remote)) {
      refuses(`the remote ${other}`, file, use(`../../${other}/src/remote`), 'boundaries/dependencies');
    }
    for (const name of [
      'antd',
      'antd/es/button',
      'react-router-dom',
      'socket.io-client',
      'sonner',
      'i18next',
      'axios',
    ]) {
      refuses(name, file, use(name), 'no-restricted-imports');
    }
    refuses(
      'a call by hand',
      file,
      "export const load = () => fetch('/api/projects');\n",
      'no-restricted-globals',
    );
    const [one, two] = foldersIn(root, `apps/${remote}/src/features`);
    if (!one || !two) return;
    const inFeature = `apps/${remote}/src/features/${one}/outlaw.tsx`;
    const other = someFileIn(root, `apps/${remote}/src/features/${two}`);
    refuses('a feature in a feature', inFeature, use(`../${two}/${other}`), 'boundaries/dependencies');
    lets("the remote's own catalogue", inFeature, use('../../texts'));
  });
}

describe('the shell', () => {
  const file = 'apps/shell/src/outlaw.tsx';
  for (const remote of remotes) {
    refuses(`the remote ${remote}`, file, use(`../../${remote}/src/remote`), 'boundaries/dependencies');
  }
  lets('the client', file, use('@taskloom/client'));
  const frame = 'apps/shell/src/frame/outlaw.tsx';
  lets('a folder of a lower layer', frame, use('../texts'));
  refuses('a folder of a higher layer', frame, use('../routes/app-routes'), 'boundaries/dependencies');
  const account = 'apps/shell/src/account/outlaw.tsx';
  const neighbour = use('../notifications/bell');
  refuses('a folder of the same layer', account, neighbour, 'boundaries/dependencies');
});

describe('the client', () => {
  const file = 'libs/client/src/live/outlaw.ts';
  lets('a folder of a lower layer', file, use('../store/app-store'));
  refuses('a folder of a higher layer', file, use('../realtime'), 'boundaries/dependencies');
  refuses(
    'a folder of the same layer',
    file,
    use('../recent-projects/recent-projects'),
    'boundaries/dependencies',
  );
  lets('anything of the client in a test', 'libs/client/src/live/outlaw.spec.ts', use('../realtime'));
});

describe('the packages of tools', () => {
  const outlaw = (/** @type {string} */ name) => `tools/${name}/outlaw.mjs`;
  const [run, delivery, quality] = [outlaw('run'), outlaw('delivery'), outlaw('quality')];
  const [start, check, stages] = ['run/start/main', 'delivery/remote/check', 'quality/test/stages'];
  const rule = 'boundaries/dependencies';
  refuses('delivery in run', run, use(`../${check}.mjs`), rule);
  refuses('quality in run', run, use(`../${stages}.mjs`), rule);
  refuses('quality in delivery', delivery, use(`../${stages}.mjs`), rule);
  lets('run in delivery', delivery, use(`../${start}.mjs`));
  lets('run in quality', quality, use(`../${start}.mjs`));
  lets('delivery in quality', quality, use(`../${check}.mjs`));
});

describe('an old term', () => {
  const file = 'apps/shell/src/frame/outlaw.ts';
  refuses('in a name', file, 'export const usePopup = 1;\n', 'terms/browser');
  refuses('in a comment', file, '// Waits in the outbox.\nexport const one = 1;\n', 'terms/browser');
  refuses('in the name of a file', 'apps/shell/src/frame/outlaw-wish.ts', 'export {};\n', 'terms/browser');
  lets('a name of stored data', file, "export const database = 'taskloom-outbox';\n");
  lets('an attribute of ARIA', file, "export const menu = { 'aria-haspopup': 'menu' };\n");
  refuses('in tools', 'tools/run/outlaw.mjs', '// A load wish.\nexport const one = 1;\n', 'terms/api');
  refuses(
    'in a browser test',
    'e2e/specs/outlaw.ts',
    '// A load wish.\nexport const one = 1;\n',
    'terms/browser',
  );
  lets('the mail outbox', 'services/api/src/mail/outlaw.ts', 'export const outbox = 1;\n');
});

describe('the name of a socket event', () => {
  const file = 'libs/client/src/live/outlaw.ts';
  const rule = 'events/constants';
  refuses('a server event', file, "export const event = 'task:updated';\n", rule);
  refuses('a client event', file, "export const event = 'join-project';\n", rule);
  refuses('a single word as an event', file, "export const f = (s) => s.emit('typing', 1);\n", rule);
  refuses('a server event in a tool', 'tools/run/people/outlaw.mjs', "export const e = 'user:left';\n", rule);
  lets('a single word elsewhere', file, "export const key = 'typing';\n");
  lets(
    'a name on the wire in a test of the API',
    'services/api/test/outlaw.ts',
    "export const e = 'user:left';\n",
  );
});

describe('the libraries', () => {
  refuses(
    'client in contracts',
    'libs/contracts/src/outlaw.ts',
    use('@taskloom/client'),
    'no-restricted-imports',
  );
  refuses('ui in client', 'libs/client/src/outlaw.ts', use('../../ui/src/index'), 'boundaries/dependencies');
  refuses('client in ui', 'libs/ui/src/outlaw.ts', use('../../client/src/index'), 'boundaries/dependencies');
  refuses('redux in ui', 'libs/ui/src/outlaw.ts', use('@reduxjs/toolkit'), 'no-restricted-imports');
  refuses(
    'an app in ui',
    'libs/ui/src/outlaw.ts',
    use('../../../apps/shell/src/main'),
    'boundaries/dependencies',
  );
  refuses('Node in contracts', 'libs/contracts/src/outlaw.ts', use('node:fs'), 'no-restricted-imports');
  refuses(
    'a remote in testing',
    'libs/testing/src/outlaw.ts',
    use('../../../apps/team-mfe/src/remote'),
    'boundaries/dependencies',
  );
  lets('ui in testing', 'libs/testing/src/outlaw.ts', use('@taskloom/ui'));
  lets('contracts in ui', 'libs/ui/src/outlaw.ts', use('@taskloom/contracts'));
});

describe('the API', () => {
  const platform = 'services/api/src/platform/outlaw.ts';
  refuses('a module in the platform', platform, use('../modules/users/index.js'), 'boundaries/dependencies');
  refuses('React', platform, use('react'), 'no-restricted-imports');
  refuses('the RTK contracts', platform, use('@taskloom/contracts/rtk'), 'no-restricted-imports');
  lets('the contracts', platform, use('@taskloom/contracts'));
  const nest = (/** @type {string} */ verb) =>
    `import { ${verb} } from '@nestjs/common';\nexport const seen = ${verb};\n`;
  const controller = 'services/api/src/modules/users/outlaw.controller.ts';
  lets("Nest's verb of a read", controller, nest('Get'));
  for (const verb of ['Post', 'Put', 'Patch', 'Delete', 'All']) {
    refuses(
      `Nest's own ${verb}, which forgets the Idempotency-Key`,
      controller,
      nest(verb),
      'no-restricted-imports',
    );
  }
  for (const name of modules.filter((module) => module !== 'users')) {
    const file = `services/api/src/modules/${name}/outlaw.ts`;
    lets(`users through its index in ${name}`, file, use('../users/index.js'));
    refuses(
      `the inside of users in ${name}`,
      file,
      use('../users/users.repository.js'),
      'boundaries/dependencies',
    );
  }
  for (const listener of ['realtime', 'mail']) {
    const file = 'services/api/src/modules/users/outlaw.ts';
    const door = use(`../../${listener}/index.js`);
    refuses(`${listener} in users`, file, door, 'boundaries/dependencies');
  }
  const mail = 'services/api/src/mail/outlaw.ts';
  lets('users through its index in mail', mail, use('../modules/users/index.js'));
  const inside = use('../modules/users/users.repository.js');
  refuses('the inside of users in mail', mail, inside, 'boundaries/dependencies');
  refuses('realtime in mail', mail, use('../realtime/index.js'), 'boundaries/dependencies');
});

describe('a sentence in a component', () => {
  const file = 'apps/search-mfe/src/outlaw.tsx';
  const draw = (/** @type {string} */ markup, head = '') =>
    `${head}export const Outlaw = ({ t, one }) => ${markup};\n`;
  const rule = 'no-restricted-syntax';
  for (const [name, markup] of Object.entries({
    'between tags': '<p>Nothing found</p>',
    'in one language of many': '<p>Nichts gefunden</p>',
    'in a fragment': '<>Größe</>',
    'in braces': "<p>{'Nothing found'}</p>",
    'around a value': '<p>{`Due ${one}`}</p>',
    'in one of two cases': "<p>{one ? t('one') : 'Nobody'}</p>",
    'as a fallback for a missing value': "<p>{one ?? 'Nobody'}</p>",
    'under a condition': "<p>{one && 'Nobody'}</p>",
    'read by a screen reader': '<nav aria-label="Projects" />',
    'in a tooltip': '<i title="Copy link" />',
    'in an empty field': '<input placeholder={`Search ${one}`} />',
    'as a prop of our own component': '<FormField label="Title" />',
    'as the text of a button': '<ConfirmButton busyText={one ? "Deleting..." : t("x")} />',
    'made by a function': '<FormField label={(date) => `Due ${date}`} />',
    'in a list of choices': "<Select options={[{ value: one, label: 'Any status' }]} />",
    'in a toast': "<b onClick={() => toast.error(t('failed'), 'Try again.')} />",
    'that is a dialog’s default': "<Dialog open title={t('title')} />",
    'that is a Retry button’s default': '<InlineError message={one} onRetry={one} />',
  }))
    refuses(name, file, draw(markup), rule);
  const select = "import { Select } from '@taskloom/ui/form';\n";
  refuses('in a select without an accessible value', file, draw('<Select options={one} />', select), rule);
  const labels = "import { TASK_STATUS_LABELS } from '@taskloom/contracts';\n";
  refuses('as a label of the contracts', file, draw('<p>{TASK_STATUS_LABELS[one]}</p>', labels), rule);
  refuses('in the shell', 'apps/shell/src/outlaw.tsx', draw('<p>Nothing found</p>'), rule);
  refuses('in ui', 'libs/ui/src/outlaw.tsx', draw('<p>Nothing found</p>'), rule);
  const labelled = "export const Outlaw = ({ text = 'Retry' }) => text;\n";
  refuses('as the default text of a ui component', 'libs/ui/src/outlaw.tsx', labelled, rule);

  lets('a sentence of the catalogue', file, draw("<p title={t('title')}>{t('nothing', { one })}</p>"));
  lets('signs and keys', file, draw('<p>+{one} · % &amp; K</p>'));
  lets(
    'attributes that are not displayed',
    file,
    draw('<div className="wide" data-kind="title" role="list" />'),
  );
  lets('a value that is only compared', file, draw("<p>{one === 'done' ? one : t('open')}</p>"));
  lets('a key of the catalogue', file, "export const keys = { title: 'uploadFailed' };\n");
  lets('a sentence in a test', 'apps/search-mfe/src/outlaw.spec.tsx', draw('<p>Nothing found</p>'));
  lets(
    'a sentence in a catalogue',
    'apps/search-mfe/src/texts/fr.ts',
    "export default { title: 'Any one' };\n",
  );
  lets('an error without a Retry button', file, draw('<InlineError message={one} />'));
});

describe('a regular expression', () => {
  const file = 'services/api/src/platform/http/body/outlaw.ts';
  const matches = (/** @type {string} */ pattern) => `export const PATTERN = ${pattern};\n`;
  refuses(
    'two repetitions that can take the same characters',
    file,
    matches('/^json\\s*;?\\s*$/'),
    'regexp/no-super-linear-backtracking',
  );
  refuses(
    'a search that restarts at each character',
    file,
    matches('/\\s+$/'),
    'regexp/no-super-linear-move',
  );
  lets('a repetition that ends in one place', file, matches('/^json(?:\\s*;)?$/'));
});
