/** Parsed from a session's user agent; null for a missing part. */
export interface SessionDevice {
  /** For example `Chrome`. */
  browser: string | null;
  /** For example `macOS`. */
  system: string | null;
  kind: 'desktop' | 'mobile' | 'tablet' | 'other';
}

/**
 * Header of a response to a request with a proof (password, code, passkey or provider): the session's new token. The one before it
 * is accepted for 30 seconds more, and proves nothing.
 */
export const SESSION_TOKEN_HEADER = 'x-session-token';

/** A session of the caller (`GET /auth/sessions`), the one used last first. */
export interface SessionInfo {
  _id: string;
  device: SessionDevice;
  /** The network of the address it was opened from, for example `91.64.x.x`; null when unknown. */
  place: string | null;
  createdAt: string;
  /** Exact to about a minute. */
  lastUsedAt: string;
  /** The session of this request. */
  current: boolean;
}
