import { errorCode, errorMessage, fieldErrors, isApiError } from '@taskloom/contracts/rtk';

/** Fields of the two forms. */
export type Field = 'name' | 'email' | 'password';

/** What to say under which field; `form` is what belongs to none: no connection, too many tries. */
export type Mistakes = Partial<Record<Field | 'form', string>>;

const FIELDS: readonly Field[] = ['name', 'email', 'password'];

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** The caller's own doing, as against an outage or a limit. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Puts a failed sign-in or registration under the field it belongs to. */
export function mistakesOf(error: unknown, fallback: string): Mistakes {
  const named: Mistakes = {};
  for (const { field, message } of fieldErrors(error)) if (isField(field)) named[field] ??= message;
  if (Object.keys(named).length > 0) return named;

  const message = errorMessage(error, fallback);
  const code = errorCode(error);
  if (code === 'EMAIL_TAKEN' || code === 'INVITATION_REQUIRED') return { email: message };
  if (code === 'REGISTRATION_CLOSED') return { form: message };
  return isRefusal(error) ? { password: message } : { form: message };
}

/** The first field with a mistake, from the top. */
export const firstMistake = (mistakes: Mistakes): Field | undefined =>
  FIELDS.find((field) => mistakes[field] !== undefined);
