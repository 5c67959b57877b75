/** Body of calls that ask for the password again. */
export interface PasswordConfirmation {
  password: string;
}

/** The caller's second factor (`GET /auth/factor`). */
export interface FactorState {
  /** Since when the authenticator app is required at the sign-in; null when it isn't. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
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
