import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../openapi/refuses.decorator.js';
import { invalidField, staleVersion } from './errors/api-error.js';

/** The largest value of a version's column. */
const MAX_VERSION = 2 ** 31 - 1;

/** `If-Match: "7"` → 7; absent or `*` → undefined. */
export const parseIfMatch = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"?(\d{1,10})"?\s*$/.exec(header)?.[1];
  if (version === undefined || Number(version) > MAX_VERSION)
    throw invalidField('If-Match', 'If-Match must be a version number in quotes.');
  return Number(version);
};

const inDocument: ParameterDecorator = (target, key) => {
  const method = key && Object.getOwnPropertyDescriptor(target, key);
  if (!method) return;
  const header = ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The version that the sender has seen; a newer one is not overwritten.',
    schema: { type: 'string', example: '"7"' },
  });
  applyDecorators(header, Refuses(staleVersion({ version: 8 })))(target, key, method);
};

/** Parameter decorator: the version that the sender has seen. */
export const SeenVersion = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
  [inDocument],
);

/** @throws 409 `STALE_VERSION` with the current object, when the sender has seen another version of it */
export const requireVersion = (current: { version: number }, seen: number | undefined): void => {
  if (seen !== undefined && seen !== current.version) throw staleVersion(current);
};
