import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { API_TOKEN_PREFIX } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import Strategy from 'passport-custom';
import { clientAddress, type Caller } from '../../../platform/http/index.js';
import type { PassportRequest } from './session-auth.guard.js';
import { SessionsService } from './sessions.service.js';

const SCHEME = 'bearer ';
const MOST_CHARACTERS = 2_000;

/** The token of `Authorization: Bearer <token>`, which may contain anything. */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers.authorization ?? '';
  const isBearer =
    given.length <= SCHEME.length + MOST_CHARACTERS && given.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  return isBearer ? given.slice(SCHEME.length) : undefined;
};

/** The person whose session the bearer token belongs to. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  async validate({ original: request }: PassportRequest): Promise<Caller | false> {
    const token = bearerToken(request);
    // Reading an API token as a session's costs an exception.
    const caller = token && !token.startsWith(API_TOKEN_PREFIX) && (await this.sessions.callerOf(token));
    return caller ? fromAddress(caller, clientAddress(request)) : false;
  }
}

/** Every field, so that none is forgotten. */
type CallerFields = { [Field in keyof Required<Caller>]: Caller[Field] };

/** A copy, because one lookup may serve several requests. Spreading a row of `pg` takes 2 µs. */
const fromAddress = (caller: Caller, address: string): CallerFields => {
  const { _id, name, email, avatar, role, teamId, sessionId, apiToken, verified, factorDue } = caller;
  const { renewals, replaced } = caller;
  return {
    _id,
    name,
    email,
    avatar,
    role,
    teamId,
    sessionId,
    apiToken,
    renewals,
    replaced,
    verified,
    factorDue,
    address,
  };
};
