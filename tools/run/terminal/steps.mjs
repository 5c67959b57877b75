// @ts-check
/**
 * Prints one line for each step of a command: a mark, its title, its progress. On a terminal the last line is redrawn and
 * shows all running steps; elsewhere the result is printed, and the progress at intervals.
 */
import { performance } from 'node:perf_hooks';
import { styled } from './style.mjs';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const REDRAW_MS = 100;
const PLAIN_PROGRESS_MS = 10_000;

/**
 * @typedef {(progress: string | number) => void} Report a share from 0 to 1, or a few words
 *
 * @typedef {ReturnType<typeof createSteps>} Steps
 *
 * @param {{ out?: NodeJS.WriteStream }} [options]
 */
export function createSteps({ out = process.stdout } = {}) {
  const paint = styled(out);
  const open = out.isTTY ? liveLines(out) : (/** @type {string} */ title) => plainLine(out, title);
  // A closed terminal must not end the command.
  out.on('error', () => {});

  return {
    paint,
    /** @param {string} text */
    say(text) {
      out.write(`${text}\n`);
    },
    /**
     * @template T
     * @param {string} title a few words
     * @param {(report: Report) => Promise<T> | T} work
     * @param {(result: T) => string} [note] a few words about the result
     */
    async step(title, work, note = () => '') {
      const started = performance.now();
      const line = open(title);
      try {
        const result = await work((progress) => line.show(inWords(progress)));
        line.end(`${paint.green('✓')} ${title}${paint.dim(ending(note(result), started))}`);
        return result;
      } catch (error) {
        line.end(`${paint.red('✗')} ${title}${paint.dim(ending('', started))}`);
        throw error;
      }
    },
  };
}

/** @param {string | number} progress */
const inWords = (progress) => (typeof progress === 'number' ? `${Math.floor(progress * 100)} %` : progress);

/** @param {string} note @param {number} started */
function ending(note, started) {
  const seconds = (performance.now() - started) / 1000;
  const words = [note, seconds >= 1 ? `${seconds.toFixed(1)} s` : ''].filter(Boolean);
  return words.length > 0 ? `  ${words.join(', ')}` : '';
}

/** @param {NodeJS.WriteStream} out */
function liveLines(out) {
  /** @type {Set<{ title: string, progress: string }>} */
  const running = new Set();
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const draw = () => {
    if (running.size === 0) return;
    frame = (frame + 1) % FRAMES.length;
    const words = [...running].map(({ title, progress }) => `${title}  ${progress}`).join('   ');
    out.write(`\r\x1b[2K${`${FRAMES[frame]} ${words}`.slice(0, (out.columns || 80) - 1)}`);
  };
  return (/** @type {string} */ title) => {
    const line = { title, progress: '' };
    running.add(line);
    draw();
    timer ??= setInterval(draw, REDRAW_MS).unref();
    return {
      /** @param {string} words */
      show: (words) => void (line.progress = words),
      /** @param {string} last */
      end(last) {
        running.delete(line);
        if (running.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
        out.write(`\r\x1b[2K${last}\n`);
      },
    };
  };
}

/** @param {NodeJS.WriteStream} out @param {string} title */
function plainLine(out, title) {
  let next = performance.now() + PLAIN_PROGRESS_MS;
  return {
    /** @param {string} words */
    show(words) {
      if (performance.now() < next) return;
      next = performance.now() + PLAIN_PROGRESS_MS;
      out.write(`… ${title}  ${words}\n`);
    },
    /** @param {string} last */
    end: (last) => void out.write(`${last}\n`),
  };
}
