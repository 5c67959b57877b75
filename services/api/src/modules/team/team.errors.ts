import { ApiError } from '../../platform/http/index.js';

export const alreadyInTeam = (): ApiError =>
  new ApiError('ALREADY_IN_TEAM', 'This person is already in your team.');

export const inAnotherTeam = (): ApiError =>
  new ApiError('IN_ANOTHER_TEAM', 'You are already in another team. Leave it before you join this one.');

export const inviteAnswered = (): ApiError =>
  new ApiError('INVITE_ANSWERED', 'This invitation has already been answered.');

export const inviteExpired = (): ApiError =>
  new ApiError('INVITE_EXPIRED', 'This invitation is no longer valid. Ask for a new one.');

export const inviteNeedsLink = (): ApiError =>
  new ApiError(
    'INVITE_NEEDS_LINK',
    'Open the link in the invitation mail to accept it, or ask for a new invitation.',
  );

export const lastAdmin = (): ApiError =>
  new ApiError('LAST_ADMIN', 'A team needs an admin. Make someone else admin first.');
