import type { PublicPerson } from './user.js';

/** The body of every error response (specification 10). */
export interface ErrorBody {
  statusCode: number;
  /** The status's name, for example `Not Found`. */
  error: string;
  /** Stable and machine-readable. */
  code: ErrorCode;
  /** One sentence for the user. */
  message: string;
  errors?: FieldError[];
  /** With `STALE_VERSION` and `REMOTE_CHANGED`: the object as it is now. */
  current?: unknown;
  /** With `STALE_VERSION` after an edit that named the values it replaces: the fields that others have changed too. */
  fields?: string[];
  /** To `fields`: who changed each of them last, where that is known. */
  by?: Record<string, PublicPerson>;
  /** With `SECOND_FACTOR_REQUIRED` after a provider has confirmed the person: to go on with, see `ProviderCode`. */
  ticket?: string;
}

/** The problem with one field of a request. */
export interface FieldError {
  field: string;
  message: string;
}

/** Every error code of the API with its HTTP status. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  SESSION_INVALID: 401,
  CREDENTIALS_INVALID: 401,
  DEPLOY_TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  TOKEN_SCOPE: 403,
  SECOND_FACTOR_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  FACTOR_SETUP_REQUIRED: 403,
  CODE_INVALID: 403,
  PASSKEY_INVALID: 403,
  PROVIDER_REFUSED: 403,
  ID_TOKEN_REFUSED: 403,
  PASSWORD_SIGN_IN_OFF: 403,
  EMAIL_UNVERIFIED: 403,
  ADDRESS_UNVERIFIED: 403,
  REGISTRATION_CLOSED: 403,
  INVITATION_REQUIRED: 403,
  MAIL_DOMAIN_REFUSED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CHECKLIST_ITEM_CHANGED: 409,
  CONFLICT: 409,
  FACTOR_EXISTS: 409,
  FACTOR_MISSING: 409,
  EMAIL_TAKEN: 409,
  MAIL_MISSING: 409,
  ACCOUNT_NOT_LINKED: 409,
  IDENTITY_TAKEN: 409,
  LAST_SIGN_IN_WAY: 409,
  OWNER_CANNOT_LEAVE: 409,
  OWNS_PROJECTS: 409,
  ALREADY_IN_TEAM: 409,
  IN_ANOTHER_TEAM: 409,
  INVITE_ANSWERED: 409,
  INVITE_NEEDS_LINK: 409,
  LABEL_EXISTS: 409,
  LAST_ADMIN: 409,
  POLICY_FIXED: 409,
  TOO_MANY_FAVOURITES: 409,
  TOO_MANY_LABELS: 409,
  REMOTE_STORE_FULL: 409,
  TOO_MANY_WEBHOOKS: 409,
  TOO_MANY_REACTIONS: 409,
  PASSKEY_EXISTS: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_TOKENS: 409,
  RELATION_CYCLE: 409,
  TOO_MANY_RELATIONS: 409,
  STALE_VERSION: 409,
  PROJECT_IN_TRASH: 409,
  TASK_IN_TRASH: 409,
  PROJECT_ARCHIVED: 409,
  TASK_ARCHIVED: 409,
  TASK_NOT_DONE: 409,
  REMOTE_LOCKED: 409,
  REMOTE_VERSION_EXISTS: 409,
  REMOTE_FILES_MISSING: 409,
  REMOTE_VERSION_REVOKED: 409,
  REMOTE_CANARY_UNPROVEN: 409,
  REMOTE_INCOMPATIBLE: 409,
  REMOTE_NOT_AGREED: 409,
  REMOTE_SIGNATURE_REFUSED: 409,
  REMOTE_BACKEND_MISSING: 409,
  INVITE_EXPIRED: 410,
  RESET_LINK_INVALID: 410,
  EMAIL_LINK_INVALID: 410,
  CHANGES_GONE: 410,
  REMOTE_VERSION_GONE: 410,
  REMOTE_CHANGED: 412,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  REMOTE_QUOTA_EXCEEDED: 413,
  QUOTA_EXCEEDED: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  REMOTE_BACKEND_FAILED: 502,
  UNAVAILABLE: 503,
  PROVIDER_UNAVAILABLE: 503,
  REMOTE_BACKEND_BUSY: 503,
  REMOTE_BACKEND_TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const;
/** The `code` of an error response. */
export type ErrorCode = keyof typeof ERROR_STATUS;
