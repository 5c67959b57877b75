import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { SOURCE_MAP_BYTES, type RemoteErrorFrame } from '@taskloom/contracts';
import { LRUCache } from 'lru-cache';
import { framesIn, type StackFrame } from '../errors/stack.js';
import { readSourceMap } from './source-map.js';
import { SourceMapsRepository } from './source-maps.repository.js';

const unzip = promisify(gunzip);

/** Maps in memory. A page of errors needs few of them, but the same for most of its frames. */
const MOST_MAPS = 8;
const KEPT_MS = 60_000;

/** `webpack://taskloom-calendar-1.0.0/./src/month.tsx` → `src/month.tsx`. */
const sourceName = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

/** Resolves the positions of a stack with the source maps of its version. */
@Injectable()
export class SourcePositions {
  private readonly read = new LRUCache<string, { map: TraceMap | null }>({ max: MOST_MAPS, ttl: KEPT_MS });

  constructor(private readonly maps: SourceMapsRepository) {}

  async of(remote: string, version: string, stack: string): Promise<RemoteErrorFrame[]> {
    const frames: RemoteErrorFrame[] = [];
    for (const frame of framesIn(stack)) frames.push(await this.resolved(remote, version, frame));
    return frames;
  }

  /** Unchanged for scripts of the shell and of other remotes, and without a map. */
  private async resolved(remote: string, version: string, frame: StackFrame): Promise<RemoteErrorFrame> {
    const unresolved = { ...frame, resolved: false };
    const folder = `/r/${remote}/${version}/`;
    const [file = ''] = frame.file.split('?', 1);
    const map = file.startsWith(folder) ? await this.mapOf(remote, version, file.slice(folder.length)) : null;
    if (!map) return unresolved;
    const { source, line, column, name } = originalPositionFor(map, {
      line: Math.max(1, frame.line),
      column: Math.max(0, frame.column - 1),
    });
    if (source === null) return unresolved;
    return { name: name ?? frame.name, file: sourceName(source), line, column: column + 1, resolved: true };
  }

  private async mapOf(remote: string, version: string, path: string): Promise<TraceMap | null> {
    const key = `${remote}/${version}/${path}`;
    const known = this.read.get(key);
    if (known) return known.map;
    const content = await this.maps.read(remote, version, path);
    const json =
      content && (await unzip(content, { maxOutputLength: 2 * SOURCE_MAP_BYTES })).toString('utf8');
    const map = json === undefined ? undefined : readSourceMap(json);
    const traced = map ? new TraceMap(map) : null;
    this.read.set(key, { map: traced });
    return traced;
  }
}
