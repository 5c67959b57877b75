/** Parsed from a session's user agent; null for a missing part. */
export interface SessionDevice {
  /** For example `Chrome`. */
  browser: string | null;
  /** For example `macOS`. */
  system: string | null;
  kind: 'desktop' | 'mobile' | 'tablet' | 'other';
}

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
