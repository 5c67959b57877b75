import { isRecord } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { RequestBody } from '../body/request-body.js';

/** Request data for permission checks: ids in the path, and the names of the fields in the body. */
export class AccessRequest {
  constructor(private readonly request: FastifyRequest) {}

  /** An id in the path, in lower case. */
  param(name: string): string {
    const { params } = this.request;
    const value = isRecord(params) ? params[name] : undefined;
    return typeof value === 'string' ? value.toLowerCase() : '';
  }

  /** Empty for a malformed body, which the pipe refuses later. */
  async fields(): Promise<string[]> {
    const { body } = this.request;
    if (!(body instanceof RequestBody)) return [];
    return body.json().then(Object.keys, () => []);
  }
}
