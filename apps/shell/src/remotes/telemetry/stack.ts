import { REMOTE_STACK } from '@taskloom/contracts';

const MOST_FRAMES = 10;
/** Ends with line and column, in every browser. */
const FRAME = /:\d+:\d+\)?$/;

/** The innermost calls of an error, without the origin and the number of a retry; undefined when it has none. */
export function stackOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined;
  const frames = error.stack
    .replaceAll(window.location.origin, '')
    .replace(/\?retry=\d+/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES);
  while (frames.join('\n').length > REMOTE_STACK) frames.pop();
  return frames.length > 0 ? frames.join('\n') : undefined;
}
