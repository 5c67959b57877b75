// @ts-check
/** Socket event names are constants of the contracts: `SERVER_EVENTS.taskUpdated`, not `'task:updated'`. */
import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../../libs/contracts/src/realtime.ts', import.meta.url), 'utf8');

/** The constant of each event name. @type {ReadonlyMap<string, string>} */
const CONSTANTS = new Map(
  ['CLIENT_EVENTS', 'SERVER_EVENTS'].flatMap((constant) => {
    const [, body = ''] = new RegExp(`${constant} = \\{([^}]*)\\}`).exec(source) ?? [];
    const entries = body.split('\n').flatMap((line) => {
      const [, key, name] = /^ *(\w+): '([^']+)',$/.exec(line) ?? [];
      return key && name ? [/** @type {const} */ ([name, `${constant}.${key}`])] : [];
    });
    if (entries.length === 0) throw new Error(`${constant} was not found in libs/contracts/src/realtime.ts`);
    return entries;
  }),
);

/** A single word such as `typing` is also an ordinary string, so it is refused only in these calls. */
const CALLS = /^(?:on|once|off|emit|emitWithAck|send)$/;

/** @param {any} node */
const isEventOfCall = ({ parent }) =>
  parent.type === 'CallExpression' && CALLS.test(parent.callee.property?.name ?? parent.callee.name ?? '');

/** @type {import('eslint').Rule.RuleModule} */
const constants = {
  create: (context) => ({
    Literal: (node) => {
      const constant = typeof node.value === 'string' ? CONSTANTS.get(node.value) : undefined;
      if (!constant || (!/[:-]/.test(String(node.value)) && !isEventOfCall(node))) return;
      context.report({ node, message: `Use ${constant} of @taskloom/contracts.` });
    },
  }),
};

/** Flat configuration objects. The API's tests and one test of the client use the literal names on the wire. */
export const eventBoundaries = [
  {
    files: ['{apps,libs,services,e2e,tools}/**/*.{ts,tsx,mjs}'],
    ignores: [
      'libs/contracts/src/realtime.ts',
      'libs/client/src/socket/open-socket.spec.ts',
      'services/api/**/*.spec.ts',
      'services/api/test/**',
      'tools/quality/boundaries/**',
    ],
    plugins: { events: { rules: { constants } } },
    rules: { 'events/constants': 'error' },
  },
];
