/** The message is one sentence for the operator. */
export class BackupError extends Error {
  constructor(
    readonly code: 'NOT_EMPTY' | 'NOT_A_BACKUP' | 'DAMAGED' | 'NEWER_BACKUP',
    message: string,
  ) {
    super(message);
  }
}
