import { appendFileSync, writeSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import sonic from 'sonic-boom';

export type Written = (error?: Error | null) => void;

/** Writes chunks of log text one after the other. */
export interface LogTarget {
  write(text: string, written: Written): void;
  /** Used when the process ends. @throws when the text can't be written */
  writeSync(text: string): void;
  close(): void;
}

// A CommonJS module without named exports that Node can detect.
const { SonicBoom } = sonic;

const STDOUT = 1;

/** Doesn't block on a slow reader: waits while the pipe is full and fails when it is broken. */
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
      // SonicBoom would write the text of a failed write again before the next one.
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
  /** Size limit of one file; a full file moves to `path.1`, that one to `path.2`, and so on. */
  megabytes: number;
  /** Number of rotated files that are kept. */
  older: number;
}

/** Log files rotated by size. After a failure, the next write opens the file again. */
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
    // The pending write reports the error; this listener only keeps it from ending the process.
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
