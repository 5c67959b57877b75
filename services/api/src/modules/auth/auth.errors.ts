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

/** 400, not 401: the session is good, and a 401 would sign the person out. */
export const wrongPassword = () => invalidField('current', 'The current password is not right.');
