/** The caller's e-mail address (`GET /auth/email`). */
export interface EmailState {
  email: string;
  /** Someone has opened a link that was mailed there. */
  verified: boolean;
  /** The address that replaces it once its link is opened; null without a running change. */
  pending: string | null;
}

/** Body of `POST /auth/email`: mails a link to the new address, and a notice to the current one. */
export interface EmailChange {
  email: string;
}

/** Body of `POST /auth/email/confirm`. */
export interface EmailConfirmation {
  /** From a mailed link; works once and for 24 hours. */
  token: string;
}

/** The rights of accounts with an unverified address: everything, or only read. */
export type UnverifiedRule = 'full' | 'read';
