export { BeforeFactor, BEFORE_FACTOR } from './access/before-factor.decorator.js';
export {
  callerOf,
  CurrentUser,
  lacksFactor,
  projectLimitOf,
  requireCaller,
  type Caller,
} from './access/caller.js';
export { Credentials } from './access/credentials.decorator.js';
export { clientAddressReader } from './access/client-address.js';
export { AccessRequest } from './access/access-request.js';
export { PathGuard } from './access/path-guard.js';
export { pathObject } from './access/path-object.js';
export { OTHER_CREDENTIAL, OtherCredential } from './access/other-credential.decorator.js';
export { Public, PUBLIC } from './access/public.decorator.js';
export { callOf, mayCall, maySend, routeKey, servesProjects } from './access/token-permissions.js';
export { RouteMarks } from './access/route-marks.js';
export { allowLongAnswer } from './unread-answers.js';
export { RequestBody } from './body/request-body.js';
export { RequestPipe } from './body/request.pipe.js';
export {
  ApiError,
  forbidden,
  invalidField,
  notFound,
  staleVersion,
  storageFull,
  unavailable,
} from './errors/api-error.js';
export { errorBody } from './errors/error-body.js';
export * from './fields/index.js';
export { createHttpAdapter } from './http-server.js';
export { PageHosts } from './site/page-hosts.js';
export { securityHeaders } from './security/security-headers.js';
export { HttpModule } from './http.module.js';
export { hasCurrent } from './if-none-match.js';
export { parseIfMatch, requireVersion, SeenVersion } from './if-match.js';
export { JsonText } from './json-text.decorator.js';
export {
  CachedResponse,
  ResponseCache,
  sendCached,
  sendTagged,
  type Revised,
  type Revision,
} from './response-cache/index.js';
export { RateLimit } from './rate-limits/rate-limit.decorator.js';
export { tooManyRequests } from './rate-limits/rate-limit.guard.js';
export { IdempotencyGuard } from './idempotency/idempotency.guard.js';
export { Delete, Patch, Post, Put } from './idempotency/write-verbs.decorator.js';
export { noteUpload } from './idempotency/uploaded-body.js';
export { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
export { RateLimitsModule } from './rate-limits/rate-limits.module.js';
export { RateStorage } from './rate-limits/rate-storage.js';
export { ClientAddress, clientAddress } from './access/client-address.js';
