import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config/index.js';
import { CachedResponse } from './cached-response.js';
import { covers, type Revision } from './revision.js';

/** JSON text with the revision from the same statement; null when there is no revision to cache it under. */
export interface Revised {
  revision: Revision | null;
  json: string;
}

/**
 * Caches responses in memory for as long as their revision is the current one. Every request reads that revision from the database
 * first, so processes need no coordination and no response is out of date.
 */
@Injectable()
export class ResponseCache {
  private readonly entries: LRUCache<string, CachedResponse>;
  private readonly building = new Map<string, Promise<CachedResponse>>();

  constructor(config: ConfigService<Config, true>) {
    this.entries = new LRUCache({
      maxSize: config.get('cache', { infer: true }).responseBytes,
      sizeCalculation: ({ size }) => size,
    });
  }

  /** The cached response if it includes everything that `seen` includes. */
  find(key: string, seen: Revision): CachedResponse | undefined {
    const entry = this.entries.get(key);
    return entry?.revision && covers(entry.revision, seen) ? entry : undefined;
  }

  add(key: string, { json, revision }: Revised): CachedResponse {
    const response = new CachedResponse(json, revision);
    if (revision && !this.find(key, revision)) this.entries.set(key, response);
    return response;
  }

  /** The response for `seen` or for a later revision. Concurrent requests share one `build`. */
  async get(key: string, seen: Revision, build: () => Promise<Revised>): Promise<CachedResponse> {
    const known = this.find(key, seen);
    if (known) return known;
    // A build that has started before `seen` was read may lack it.
    const started = await this.building.get(key);
    if (started?.revision && covers(started.revision, seen)) return started;
    return this.building.get(key) ?? this.build(key, build);
  }

  private build(key: string, build: () => Promise<Revised>): Promise<CachedResponse> {
    const response = build()
      .then((revised) => this.add(key, revised))
      .finally(() => this.building.delete(key));
    this.building.set(key, response);
    return response;
  }
}
