import { ApiError, invalidField } from '../../platform/http/index.js';

export const sessionInvalid = () =>
  new ApiError('SESSION_INVALID', 'Your session has ended. Please sign in again.');

export const credentialsInvalid = () =>
  new ApiError('CREDENTIALS_INVALID', 'Please check your credentials and try again.');

export const emailTaken = () => new ApiError('EMAIL_TAKEN', 'An account with this email already exists.');

export const registrationClosed = () =>
  new ApiError('REGISTRATION_CLOSED', 'New accounts can’t be created here.');

export const invitationRequired = () =>
  new ApiError('INVITATION_REQUIRED', 'Only people with an invitation can create an account here.');

export const resetLinkInvalid = () =>
  new ApiError('RESET_LINK_INVALID', 'This link has expired or has been used. Please ask for a new one.');

/** 403, not 401: the password was right, and the client asks for a code. */
export const secondFactorRequired = () =>
  new ApiError('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');

export const codeInvalid = () =>
  new ApiError('CODE_INVALID', 'This code is not right, or has been used. Please enter the next one.');

export const factorExists = () =>
  new ApiError('FACTOR_EXISTS', 'Two-factor authentication is on already. Turn it off first.');

export const factorMissing = () =>
  new ApiError('FACTOR_MISSING', 'Two-factor authentication is not set up. Please start again.');

/** 400, not 401: the session is good, and a 401 would sign the person out. */
export const wrongPassword = (field = 'current') => invalidField(field, 'The current password is not right.');

export const tokenScope = () => new ApiError('TOKEN_SCOPE', 'This API token is not allowed to do this.');

export const tokenLimitedToProjects = () =>
  new ApiError('TOKEN_SCOPE', 'This API token is limited to single projects and reaches only these.');

export const tooManyTokens = () =>
  new ApiError('TOO_MANY_TOKENS', 'You have the maximum number of API tokens. Revoke one first.');
