import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { REMOTE_VERSION, SOURCE_MAP_BYTES } from '@taskloom/contracts';
import { ApiError, invalidField, notFound } from '../../../platform/http/index.js';
import { isArtefactPath } from '../versions/remote-json.js';
import { readSourceMap } from './source-map.js';
import { SourceMapsRepository } from './source-maps.repository.js';

const zip = promisify(gzip);

/** Keeps the source maps of published versions. They are read by the server only. */
@Injectable()
export class SourceMapsService {
  constructor(private readonly maps: SourceMapsRepository) {}

  /** @param path of the script */
  async upload(remote: string, version: string, path: string, stream: Readable): Promise<void> {
    if (!REMOTE_VERSION.test(version) || !isArtefactPath(path) || !path.endsWith('.js')) throw notFound();
    if (!(await this.maps.hasScript(remote, version, path))) throw notFound();
    const map = readSourceMap(await textOf(stream));
    if (!map) throw invalidField('body', `The source map of ${path} is not valid.`);
    const json = JSON.stringify(map);
    const content = await zip(json);
    const kept = await this.maps.keep({ remote, version, path, content, bytes: Buffer.byteLength(json) });
    if (!kept) throw tooLarge('The source maps of this version are too large together.');
  }
}

const tooLarge = (message: string): ApiError => new ApiError('FILE_TOO_LARGE', message);

const textOf = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > SOURCE_MAP_BYTES)
      throw tooLarge(`A source map may have ${SOURCE_MAP_BYTES / 1024 / 1024} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
