import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/index.js';
import { s3Client } from './s3-client.js';

/**
 * Stores builds of remotes under the paths that browsers request, so that a CDN can serve the same folder or bucket.
 * Callers check paths: letters, digits, `_`, `-`, `.` and `/`, no hidden or parent segments.
 */
export abstract class ArtefactStorage {
  /** Moves a complete local file into the storage. An existing file is replaced atomically. */
  abstract keep(path: string, file: string): Promise<void>;
  /** Undefined when the file doesn't exist. */
  abstract read(path: string): Promise<Readable | undefined>;
  abstract has(path: string): Promise<boolean>;
  /** Does nothing when the file doesn't exist. */
  abstract remove(path: string): Promise<void>;
}

const SAFE = /^\w[\w.-]*(\/\w[\w.-]*)*$/;
const isMissing = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

export class DiskArtefacts extends ArtefactStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async keep(path: string, file: string): Promise<void> {
    const target = this.at(path);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(file, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(file, target);
  }

  async read(path: string): Promise<Readable | undefined> {
    if (!(await this.has(path))) return undefined;
    const file = await open(this.at(path));
    return createReadStream('', { fd: file, autoClose: true });
  }

  async has(path: string): Promise<boolean> {
    try {
      return (await stat(this.at(path))).isFile();
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Also removes folders that become empty. */
  async remove(path: string): Promise<void> {
    await rm(this.at(path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      try {
        await rmdir(this.at(folder));
      } catch {
        // The folder isn't empty or doesn't exist.
        return;
      }
    }
  }

  private at(path: string): string {
    if (!SAFE.test(path)) throw new Error('The path of an artefact is checked before it is used');
    return join(this.folder, path);
  }
}

const PREFIX = 'r/';

export class S3Artefacts extends ArtefactStorage {
  private readonly client;

  constructor(private readonly config: S3Config) {
    super();
    this.client = s3Client(config);
  }

  async keep(path: string, file: string): Promise<void> {
    const { size } = await stat(file);
    const Body = createReadStream(file);
    await this.client.send(new PutObjectCommand({ ...this.at(path), Body, ContentLength: size }));
    await rm(file, { force: true });
  }

  async read(path: string): Promise<Readable | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(path)));
      // The SDK's type includes browser streams; in Node it is a Node stream.
      return Body && 'pipe' in Body ? Body : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async has(path: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(this.at(path)));
      return true;
    } catch (error) {
      if (error instanceof NotFound || error instanceof NoSuchKey) return false;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(path)));
  }

  private at(path: string): { Bucket: string; Key: string } {
    if (!SAFE.test(path)) throw new Error('The path of an artefact is checked before it is used');
    return { Bucket: this.config.bucket, Key: `${PREFIX}${path}` };
  }
}
