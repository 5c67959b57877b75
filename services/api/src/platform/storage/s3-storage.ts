import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../config/index.js';
import { FileStorage, type ByteRange } from './file-storage.js';
import { s3Client } from './s3-client.js';

/** Any S3-compatible store. */
export class S3Storage extends FileStorage {
  private readonly client;

  constructor(private readonly config: S3Config) {
    super();
    this.client = s3Client(config);
  }

  async keep(key: string, path: string): Promise<void> {
    const params = { Bucket: this.config.bucket, Key: key, Body: createReadStream(path) };
    await new Upload({ client: this.client, params }).done();
    await rm(path, { force: true });
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.config.bucket, Key: key, Range }),
      );
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.config.bucket, Key: key }));
  }
}
