/** Every text of the policies. */
export const en = {
  title: 'Sign-up and factors',
  subtitle: 'Who can create an account, and how people sign in',
  loading: 'Loading the policies...',
  loadFailed: 'Failed to load the policies',
  onlyAdmins: 'Only admins of a team can use this screen.',
  retry: 'Retry',
  error: 'Error',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  saveFailed: 'The change could not be saved. Please try again.',
  fixed: 'Set by {{variable}} on the server, and can only be changed there.',

  registration: 'Who can create an account',
  open: 'Everyone',
  openText: 'Anyone who can open the sign-in page',
  invited: 'Invited people',
  inviteText: 'Only with an invitation to a team',
  closed: 'No one',
  closedText: 'Invitations can only be accepted with an existing account',

  domains: 'Allowed mail domains',
  domainsText:
    'New accounts and invitations need an address of one of these domains. Existing accounts stay as they are.',
  domainsLabel: 'Domains',
  domainsHint: 'Separated by commas, spaces or lines, up to 20. Leave it empty to allow any.',
  anyDomain: 'Any domain',

  passwords: 'New passwords',
  passwordsText: 'For passwords that are set from now on. Existing ones stay as they are.',
  minLength: 'Minimum length',
  minLengthHint: 'Characters, from {{min}} to {{max}}',
  guessable: 'Passwords that are easy to guess',
  'guessable.accepted': 'Warn',
  'guessableText.accepted': 'People see how weak a password is, and may use it',
  'guessable.refused': 'Refuse',
  'guessableText.refused':
    'Common passwords, and those that consist of the person’s name or address or the name of this installation',

  factor: 'Second factor',
  factorText:
    'People see a notice before that day. From then on, a session without an authenticator app or passkey can only be used to set one up.',
  'factor.optional': 'Optional',
  'factorText.optional': 'Everyone decides for themselves',
  'factor.admins': 'Required for admins',
  'factorText.admins': 'Members decide for themselves',
  'factor.everyone': 'Required for everyone',
  'factorText.everyone': 'API tokens of people without one stop as well',
  from: 'From',
  fromHint: 'The day begins at 00:00 UTC.',

  codes: 'Codes of authenticator apps',
  codesText: 'For signing in and confirming. Each code is accepted once.',
  'codes.tolerant': 'With tolerance',
  'codesText.tolerant':
    'The codes before and after the current one count too, for clocks that are off by up to 30 seconds',
  'codes.strict': 'Only the current code',
  'codesText.strict': 'A code counts for 30 seconds; the clocks of phones and of this server must be right',
} as const;
