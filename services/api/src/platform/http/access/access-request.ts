import { isRecord } from '@taskloom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestBody } from '../body/request-body.js';
import { isUuid } from '../fields/uuid.js';
import { requireCaller, type Caller } from './caller.js';

/** Request data for permission checks: the caller, ids in the path, and the names of the fields in the body. */
export class AccessRequest {
  constructor(
    readonly request: FastifyRequest,
    private readonly reply?: FastifyReply,
  ) {}

  get caller(): Caller {
    return requireCaller(this.request);
  }

  setHeader(name: string, value: number): void {
    this.reply?.header(name, value);
  }

  /** An id in the path, in lower case. */
  param(name: string): string {
    const { params } = this.request;
    const value = isRecord(params) ? params[name] : undefined;
    return typeof value === 'string' ? value.toLowerCase() : '';
  }

  /** Undefined if one of them is not a UUID. */
  ids<Name extends string>(...names: Name[]): Record<Name, string> | undefined {
    const ids = Object.fromEntries(names.map((name) => [name, this.param(name)])) as Record<Name, string>;
    return names.every((name) => isUuid(ids[name])) ? ids : undefined;
  }

  /** Empty for a malformed body, which the pipe refuses later. */
  async fields(): Promise<string[]> {
    const { body } = this.request;
    if (!(body instanceof RequestBody)) return [];
    return body.json().then(Object.keys, () => []);
  }
}
