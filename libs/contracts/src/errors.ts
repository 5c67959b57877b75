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
}

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
  REGISTRATION_CLOSED: 403,
  INVITATION_REQUIRED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  OWNER_CANNOT_LEAVE: 409,
  OWNS_PROJECTS: 409,
  ALREADY_IN_TEAM: 409,
  IN_ANOTHER_TEAM: 409,
  INVITE_ANSWERED: 409,
  INVITE_NEEDS_LINK: 409,
  LABEL_EXISTS: 409,
  LAST_ADMIN: 409,
  TOO_MANY_LABELS: 409,
  STALE_VERSION: 409,
  PROJECT_IN_TRASH: 409,
  TASK_IN_TRASH: 409,
  REMOTE_LOCKED: 409,
  REMOTE_VERSION_EXISTS: 409,
  REMOTE_FILES_MISSING: 409,
  REMOTE_VERSION_REVOKED: 409,
  REMOTE_CANARY_UNPROVEN: 409,
  REMOTE_INCOMPATIBLE: 409,
  INVITE_EXPIRED: 410,
  RESET_LINK_INVALID: 410,
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
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
