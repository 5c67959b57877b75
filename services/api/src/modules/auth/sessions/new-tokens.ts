import type { FastifyInstance } from 'fastify';
import { SESSION_TOKEN_HEADER } from '@taskloom/contracts';
import { callerOf, type Caller } from '../../../platform/http/index.js';

const tokens = new WeakMap<Caller, string>();

/** The session of a request has a new token. */
export const noteNewToken = (caller: Caller, token: string): void => void tokens.set(caller, token);

/** Each response to a proof has the new token, also one that refuses the rest of its request. */
export const sendNewTokens = (server: FastifyInstance): void => {
  server.addHook('onSend', (request, reply, payload, done) => {
    const caller = callerOf(request);
    const token = caller && tokens.get(caller);
    if (token !== undefined) reply.header(SESSION_TOKEN_HEADER, token);
    done(null, payload);
  });
};
