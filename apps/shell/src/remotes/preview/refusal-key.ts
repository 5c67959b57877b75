import type { ErrorCode } from '@taskloom/contracts';

/** The text key for the reason why a version can't be previewed. */
export function refusalKey(code: ErrorCode | undefined) {
  switch (code) {
    case 'REMOTE_LOCKED':
      return 'previewLocked';
    case 'REMOTE_VERSION_REVOKED':
      return 'previewRevoked';
    case 'NOT_FOUND':
      return 'previewUnknown';
    default:
      return 'previewForbidden';
  }
}
