/** For commands: its message is one sentence for the operator. */
export class NoSuchAccountError extends Error {
  readonly code = 'NO_ACCOUNT';

  constructor(email: string) {
    super(`There is no account with the address ${email}.`);
  }
}
