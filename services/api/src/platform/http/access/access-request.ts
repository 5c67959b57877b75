import type { FastifyRequest } from 'fastify';
import { RequestBody } from '../body/request-body.js';

/** What a right may look at beside the caller and the object: ids of the path, and which fields the body names. */
export class AccessRequest {
  constructor(private readonly request: FastifyRequest) {}

  /** An id of the path, lower case. */
  param(name: string): string {
    const { params } = this.request;
    const value: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
    return typeof value === 'string' ? value.toLowerCase() : '';
  }

  /** Of a broken body none: that is refused later, by the pipe. */
  async fields(): Promise<string[]> {
    const { body } = this.request;
    if (!(body instanceof RequestBody)) return [];
    return body.json().then(Object.keys, () => []);
  }
}
