import { isRecord, type RemoteVitals } from '@taskloom/contracts';
import type { FaultKind } from '../loading/load-failure';
import type { LoadStage } from '../loading/limits';
import type { FromFrame } from './messages';

const STAGES: readonly string[] = ['manifest', 'entry', 'expose', 'screen', 'mount'] satisfies LoadStage[];
const KINDS: readonly string[] = [
  'network',
  'timeout',
  'missing',
  'integrity',
  'invalid',
  'crashed',
] satisfies FaultKind[];

const REASON = 300;
const STACK = 2_000;
const PATH = 2_000;

const isStage = (value: unknown): value is LoadStage => STAGES.includes(String(value));
const isKind = (value: unknown): value is FaultKind => KINDS.includes(String(value));
const isText = (value: unknown): value is string => typeof value === 'string';
const isInt = (value: unknown): value is number => Number.isSafeInteger(value);

const problem = ({ reason, stack }: Record<string, unknown>) => ({
  reason: String(reason).slice(0, REASON),
  ...(isText(stack) && { stack: stack.slice(0, STACK) }),
});

const LONGEST_MS = 60_000;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_MS;

const readVitals = (value: unknown): RemoteVitals => {
  const { lcp, inp, cls }: Record<string, unknown> = isRecord(value) ? value : {};
  return {
    ...(isCount(lcp) && { lcp: Math.round(lcp) }),
    ...(isCount(inp) && { inp: Math.round(inp) }),
    ...(isCount(cls) && { cls: Math.round(cls) }),
  };
};

/** A path of this site: `//host` and `/\host` would be another one. */
const isOwnPath = (value: unknown): value is string =>
  isText(value) && value.length <= PATH && /^\/(?![/\\])/.test(value);

/** A message of a frame, with its known fields only; null when it has another form. */
export function readMessage(message: Record<string, unknown>): FromFrame | null {
  const { type, call, arg, id } = message;
  switch (type) {
    case 'ready':
      return { type };
    case 'pong':
      return { type, vitals: readVitals(message['vitals']) };
    case 'failed': {
      const { stage, kind } = message;
      return isStage(stage) && isKind(kind) ? { type, stage, kind, ...problem(message) } : null;
    }
    case 'threw':
      return { type, ...problem(message) };
    case 'held': {
      const { file, durationMs } = message;
      return isText(file) && isCount(durationMs) ? { type, file: file.slice(0, REASON), durationMs } : null;
    }
    case 'call': {
      const { forced, page } = message;
      if (!isText(call) || !isInt(id)) return null;
      return {
        type,
        ...{ id, call, arg, forced: forced === true },
        ...(isRecord(page) && { page: { param: page['param'] } }),
      };
    }
    case 'left':
      return isText(call) ? { type, call, arg } : null;
    case 'navigate': {
      const { to, replace, state } = message;
      return isOwnPath(to) ? { type, to, replace: replace === true, state } : null;
    }
    case 'go': {
      const { delta } = message;
      return isInt(delta) ? { type, delta } : null;
    }
    case 'open': {
      const { to } = message;
      return isOwnPath(to) ? { type, to } : null;
    }
    case 'unsaved':
      return { type, unsaved: message['unsaved'] === true };
    case 'room': {
      const { projectId, joined } = message;
      return isText(projectId) ? { type, projectId, joined: joined === true } : null;
    }
    case 'key': {
      const { key, ctrlKey, metaKey, shiftKey } = message;
      if (!isText(key)) return null;
      const held = { ctrlKey: ctrlKey === true, metaKey: metaKey === true, shiftKey: shiftKey === true };
      return { type, key, ...held };
    }
    default:
      return null;
  }
}

/** The JSON object in a message; null when there is none. */
export function parseMessage(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
