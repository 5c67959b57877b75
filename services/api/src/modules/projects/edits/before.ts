/** Description of `before` in requests that edit a project or a task. */
export const BEFORE =
  'The values that the sender saw. Then only a field that others have changed to another value is a conflict; without it, ' +
  'every change since the version in `If-Match` is.';
