import { ApiError, invalidField } from '../../platform/http/index.js';

export const sessionInvalid = () =>
  new ApiError('SESSION_INVALID', 'Your session has ended. Please sign in again.');

export const credentialsInvalid = () =>
  new ApiError('CREDENTIALS_INVALID', 'Please check your credentials and try again.');

export const accountDisabled = () =>
  new ApiError('ACCOUNT_DISABLED', 'This account is disabled. Ask an admin of your team to enable it again.');

export const emailTaken = () => new ApiError('EMAIL_TAKEN', 'An account with this email already exists.');

export const registrationClosed = () =>
  new ApiError('REGISTRATION_CLOSED', 'New accounts can’t be created here.');

export const invitationRequired = () =>
  new ApiError('INVITATION_REQUIRED', 'Only people with an invitation can create an account here.');

export const resetLinkInvalid = () =>
  new ApiError('RESET_LINK_INVALID', 'This link has expired or has been used. Please ask for a new one.');

export const emailLinkInvalid = () =>
  new ApiError('EMAIL_LINK_INVALID', 'This link has expired or has been used. Please ask for a new one.');

export const emailUnverified = () =>
  new ApiError(
    'EMAIL_UNVERIFIED',
    'Confirm your email address first: open the link in the email, or ask for a new one under Profile → Security.',
  );

export const mailMissing = () =>
  new ApiError('MAIL_MISSING', 'This installation sends no email, so addresses can’t be verified.');

/** 403, not 401: the session is good, and the client asks for a proof. */
export const stepUpRequired = () =>
  new ApiError('STEP_UP_REQUIRED', 'Please confirm that it is you, and try again.');

/** 403, not 401: the session is good, and is enough to set up a second factor. */
export const factorSetupRequired = () =>
  new ApiError(
    'FACTOR_SETUP_REQUIRED',
    'A second factor is required here. Set one up under Profile → Security, or sign in with a passkey.',
  );

/** 403, not 401: the password was right, and the client asks for a code. */
export const secondFactorRequired = () =>
  new ApiError('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');

export const codeInvalid = () =>
  new ApiError('CODE_INVALID', 'This code is incorrect, or has been used. Please enter the next one.');

/** 403, not 401: the session, if there is one, is good. */
export const passkeyInvalid = () =>
  new ApiError(
    'PASSKEY_INVALID',
    'This passkey was not accepted. Please try again, or choose another way to sign in.',
  );

export const passwordSignInOff = () =>
  new ApiError(
    'PASSWORD_SIGN_IN_OFF',
    'People sign in through their organisation here. Choose it on the sign-in page.',
  );

/** 403, not 401: the session, if there is one, is good. */
export const providerRefused = (name = 'The provider') =>
  new ApiError('PROVIDER_REFUSED', `${name} has not confirmed who you are. Please try again.`);

export const addressUnverified = (name = 'The provider') =>
  new ApiError(
    'ADDRESS_UNVERIFIED',
    `${name} has not verified your email address. Verify it there, and try again.`,
  );

export const accountNotLinked = (name = 'the provider') =>
  new ApiError(
    'ACCOUNT_NOT_LINKED',
    `An account with your email address exists. Sign in to it, and connect ${name} on your security page.`,
  );

export const identityTaken = () =>
  new ApiError('IDENTITY_TAKEN', 'It is already connected, to your account or to another one.');

export const lastSignInWay = () =>
  new ApiError(
    'LAST_SIGN_IN_WAY',
    'This is the only way to sign in to your account. Set a password first, with “Forgot password?” on the sign-in page.',
  );

export const passkeyExists = () => new ApiError('PASSKEY_EXISTS', 'This passkey has already been added.');

export const tooManyPasskeys = () =>
  new ApiError('TOO_MANY_PASSKEYS', 'You have the maximum number of passkeys. Remove one first.');

export const factorExists = () =>
  new ApiError('FACTOR_EXISTS', 'Two-factor authentication is already on. Turn it off first.');

export const factorMissing = () =>
  new ApiError('FACTOR_MISSING', 'Two-factor authentication is not set up. Please start again.');

/** 400, not 401: the session is good, and a 401 would sign the person out. */
export const wrongPassword = (field = 'current') => invalidField(field, 'The current password is incorrect.');

export const tokenScope = () => new ApiError('TOKEN_SCOPE', 'This API token is not allowed to do this.');

export const tokenLimitedToProjects = () =>
  new ApiError('TOKEN_SCOPE', 'This API token is limited to single projects and reaches only these.');

export const tooManyTokens = () =>
  new ApiError('TOO_MANY_TOKENS', 'You have the maximum number of API tokens. Revoke one first.');
