import { createHash } from 'node:crypto';

/** A call in a stack of a browser. */
export interface StackFrame {
  /** Null when the function has no name. */
  name: string | null;
  /** Without the origin: `/r/calendar/1.0.0/assets/main.js`. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

const MOST_FRAMES = 10;
const LONGEST_LINE = 300;
/** `at name (url:1:2)` and `at url:1:2` of Chromium. */
const CHROMIUM = /^at (?:async )?(?:(.{1,120}) \()?([^\s()]+):(\d{1,9}):(\d{1,9})\)?$/;
/** `name@url:1:2` of Firefox and Safari. */
const OTHERS = /^([^@]{0,120})@(\S+):(\d{1,9}):(\d{1,9})$/;

const frameIn = (line: string): StackFrame[] => {
  const text = line.trim();
  if (text.length > LONGEST_LINE) return [];
  const [, name = '', file = '', at = '', column = ''] = CHROMIUM.exec(text) ?? OTHERS.exec(text) ?? [];
  if (file === '') return [];
  const path = file.replace(/^https?:\/\/[^/]+/, '');
  return [{ name: name || null, file: path, line: Number(at), column: Number(column) }];
};

/** The calls in a reported stack, innermost first. Lines of another form are left out. */
export const framesIn = (stack: string): StackFrame[] =>
  stack.split('\n', 50).flatMap(frameIn).slice(0, MOST_FRAMES);

/** Numbers in messages differ from person to person: ids, sizes, positions. */
const alike = (message: string): string => message.replace(/\d+/g, '0');

/** Equal for errors that count as one: the same message at the same position. */
export const fingerprintOf = (message: string, stack: string): string => {
  const [top] = framesIn(stack);
  const where = top ? `${top.file}:${top.line}:${top.column}` : '';
  return createHash('sha256')
    .update(`${alike(message)}\n${where}`)
    .digest('base64url')
    .slice(0, 22);
};
