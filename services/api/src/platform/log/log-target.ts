import { appendFileSync, writeSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import sonic from 'sonic-boom';

export type Written = (error?: Error | null) => void;

/** Takes text for a log, piece by piece: the next one once the one before is written. */
export interface LogTarget {
  write(text: string, written: Written): void;
  /** For an ending process. @throws when it can't be written */
  writeSync(text: string): void;
  close(): void;
}

// A CommonJS module: Node finds no named export in it.
const { SonicBoom } = sonic;

const STDOUT = 1;

/** Without blocking on a reader that is slow. Waits on a pipe that is full, and fails on one that is broken. */
export const standardOutput = (): LogTarget => {
  let written: Written = () => undefined;
  const settle = (error?: Error) => {
    const settled = written;
    written = () => undefined;
    settled(error);
  };
  const open = () => {
    const stream = new SonicBoom({ fd: STDOUT, sync: false });
    stream.on('drain', () => settle());
    stream.on('error', (error) => settle(error));
    return stream;
  };
  let stream = open();
  return {
    write(text, done) {
      // The text of a failed write would be written before the next one.
      written = (error) => {
        if (error) stream = open();
        done(error);
      };
      stream.write(text);
    },
    writeSync: (text) => void writeSync(STDOUT, text),
    close: () => undefined,
  };
};

export interface LogFiles {
  path: string;
  /** Of one file; then it is moved to `path.1`, that one to `path.2` and so on. */
  megabytes: number;
  /** Moved files that are kept. */
  older: number;
}

/** Files that are rotated by size. One that could not be written is opened again by the next write. */
export const logFiles = ({ path, megabytes, older }: LogFiles): LogTarget => {
  const absolute = resolve(path);
  let stream: RotatingFileStream | undefined;
  const open = () => {
    const opened = createStream(basename(absolute), {
      path: dirname(absolute),
      size: `${megabytes}M`,
      rotate: older,
      mode: 0o600,
    });
    // Whoever waits for a write hears of it there; here it only must not end the process.
    opened.on('error', () => undefined);
    return opened;
  };
  return {
    write(text, written) {
      if (!stream || stream.destroyed) stream = open();
      stream.write(text, written);
    },
    writeSync: (text) => appendFileSync(absolute, text, { mode: 0o600 }),
    close() {
      stream?.end();
      stream = undefined;
    },
  };
};
