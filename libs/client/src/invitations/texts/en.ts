export const en = {
  success: 'Success',
  error: 'Error',
  accepted: 'You have joined the team',
  rejected: 'Invitation rejected',
  acceptFailed: 'Failed to accept invitation',
  rejectFailed: 'Failed to reject invitation',
  gone: 'This invitation no longer exists.',
  sent: 'Invitation sent',
  sentText: 'An invitation has been sent to {{email}}',
  sendFailed: 'Failed to send invitation',
  emailMissing: 'Please enter an email address',
} as const;

export type InvitationTexts = typeof en;
