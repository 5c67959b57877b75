import { errorCode, errorMessage, fieldErrors, isApiError } from '@taskloom/contracts/rtk';

/** Fields of the two forms. */
export type Field = 'name' | 'email' | 'password';

/** Error messages by field; `form` is for errors of no field: no connection, too many attempts. */
export type Mistakes = Partial<Record<Field | 'form', string>>;

const FIELDS: readonly Field[] = ['name', 'email', 'password'];

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** Whether the input caused the error, in contrast to an outage or a rate limit. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Assigns the error of a failed sign-in or registration to its field. */
export function mistakesOf(error: unknown, fallback: string): Mistakes {
  const named: Mistakes = {};
  for (const { field, message } of fieldErrors(error)) if (isField(field)) named[field] ??= message;
  if (Object.keys(named).length > 0) return named;

  const message = errorMessage(error, fallback);
  const code = errorCode(error);
  if (code === 'EMAIL_TAKEN' || code === 'INVITATION_REQUIRED' || code === 'MAIL_DOMAIN_REFUSED')
    return { email: message };
  if (code === 'REGISTRATION_CLOSED') return { form: message };
  return isRefusal(error) ? { password: message } : { form: message };
}

/** The first field with an error. */
export const firstMistake = (mistakes: Mistakes): Field | undefined =>
  FIELDS.find((field) => mistakes[field] !== undefined);
