import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../../platform/http/index.js';

export const idTokenRefused = (reason: string): ApiError =>
  new ApiError('ID_TOKEN_REFUSED', `The ID token is refused: ${reason}.`);

export const untrustedIssuer = (remote: string): ApiError =>
  idTokenRefused(`no trust rule of ${remote} names its issuer, or the rule has expired`);

/** The caller has proved to have this subject, so the message may name it. */
export const untrustedSubject = (remote: string, subject: string): ApiError =>
  idTokenRefused(`no trust rule of ${remote} accepts the subject ${subject.slice(0, 150)}`);

export const idTokenUsed = (): ApiError =>
  idTokenRefused('it was used before, and each one is accepted once: request a new one');

export const issuerUnreachable = (issuer: string): ApiError =>
  new ApiError(
    'PROVIDER_UNAVAILABLE',
    `The keys of ${issuer.slice(0, 150)} can't be fetched: try again in a minute.`,
    {
      retryAfter: 30,
    },
  );

export const tooManyExchanges = (remote: string): ApiError =>
  new ApiError(
    'TOO_MANY_TOKENS',
    `A trust rule of ${remote} gives at most ${LIMITS.exchangesAnHour} deploy tokens an hour: try again later.`,
  );

export const tooManyRules = (remote: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `${remote} has ${LIMITS.trustRules} trust rules, which is the maximum: remove one that is no longer used.`,
  );

export const forbiddenIssuer = (): ApiError =>
  invalidField('issuer', 'The issuer must be a public https address; REMOTE_PRIVATE_HOSTS allows others.');

export const noRights = (): ApiError => invalidField('rights', 'Choose at least one right.');
