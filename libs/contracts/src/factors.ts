import type { SignInProvider } from './openid.js';

/** Body of calls that ask for the password again; without it, they need a proof of the last 10 minutes. */
export interface PasswordConfirmation {
  password?: string;
}

/** The caller's second factor (`GET /auth/factor`). */
export interface FactorState {
  /** Since when the authenticator app is required at the sign-in; null when it isn't. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /**
   * The day from which this session can only set up a second factor; null when it has one (the app, or a passkey that it was
   * opened with) or doesn't need one.
   */
  due: string | null;
}

/** A new secret, which takes effect once a code made from it has been sent to `POST /auth/factor/confirm`. */
export interface FactorSetup {
  /** Base32. */
  secret: string;
  /** For a QR code: `otpauth://totp/…`. */
  uri: string;
}

export interface FactorCode {
  code: string;
}

/** Shown once; only their hashes are stored. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** Body of `POST /auth/step-up`, with one of the two: allows sensitive changes in this session for 10 minutes. */
export interface StepUp {
  password?: string;
  /** From the authenticator app, or a recovery code. */
  code?: string;
}

/** The proofs that the caller can give (`GET /auth/step-up`). */
export interface StepUpWays {
  password: boolean;
  code: boolean;
  passkey: boolean;
  /** Those that the account is connected to. */
  providers: SignInProvider[];
}
