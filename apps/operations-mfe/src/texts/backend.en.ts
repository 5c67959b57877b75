/** The dialog of a remote's backend. */
export const backend = {
  backend: 'Backend',
  backendLive: 'Live',
  backendTitle: 'Backend of {{remote}}',
  backendLead:
    'The own server of {{remote}}. Its calls carry a token that names the person, the role and the project. They are refused until a team admin agrees to the address.',
  backendLoading: 'Loading the backend...',
  backendFailed: 'The backend could not be loaded',
  noBackend: 'No stored version declares a backend. A version does with `"backend"` in `remote.json`.',
  declaredBy: 'Declared by {{versions}}.',
  declaredByNone: 'No stored version declares it.',
  backendAgreedBy: 'Agreed by {{name}} on {{day}}.',
  formerPerson: 'a former person',
  notAgreed: 'Not agreed to: calls are refused.',
  agree: 'Agree',
  agreeTo: 'Agree to {{address}}',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw: {{address}}',
  agreedNow: 'Calls reach {{address}}',
  withdrawnNow: 'Calls of {{address}} are refused',
  consentFailed: 'The consent was not changed',
} as const;
