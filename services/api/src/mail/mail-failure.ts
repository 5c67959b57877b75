import { isNativeError } from 'node:util/types';

/** Of a server's answer, in characters. */
const LONGEST = 300;

/** The codes of nodemailer, in words. */
const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or password of SMTP_URL',
  ECONNECTION: 'The mail server can’t be reached',
  EDNS: 'The name of the mail server is unknown',
  EENVELOPE: 'The mail server refused the sender or the recipient',
  EMESSAGE: 'The mail server refused the mail',
  ESOCKET: 'The connection to the mail server failed',
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'No encrypted connection to the mail server is possible',
};

const property = (error: unknown, name: string): string | undefined => {
  const value: unknown = isNativeError(error) ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** A server's answer in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** One sentence about a failed mail, with the answer of the server or of the connection. */
export const failureOf = (error: unknown): string => {
  const code = property(error, 'code') ?? '';
  const reason = REASONS[code] ?? 'The mail could not be sent';
  const answer = property(error, 'response') ?? (isNativeError(error) ? error.message : '');
  return answer ? `${reason}: ${oneLine(answer)}` : `${reason}.`;
};
