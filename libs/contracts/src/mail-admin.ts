/** A mail that has not been accepted yet, or was given up. */
export interface MailFailure {
  _id: string;
  /** The kind of e-mail: `invitation`, `password_reset`, … */
  kind: string;
  /** The address, masked: `a…@example.com`. */
  recipient: string;
  createdAt: string;
  tries: number;
  /** Codes of the last try, such as `ECONNECTION CONN`. */
  error: string;
  /** It isn't tried again. */
  givenUp: boolean;
}

/** `GET /admin/mail`. */
export interface MailState {
  /** Host and port of the mail server; null when no mail is sent. */
  server: string | null;
  /** The sender's address. */
  from: string | null;
  /** Mails to be sent, also those that have failed and are tried again. */
  waiting: number;
  /** The newest 20. */
  failures: MailFailure[];
}

/** Body of `POST /admin/mail/retry`. */
export interface MailRetry {
  /** One failure; all of them when absent. */
  mailId?: string;
}

/** Response to `POST /admin/mail/retry`. */
export interface MailRetryResult {
  /** Mails that are tried again now. */
  retried: number;
}

/** Response to `POST /admin/mail/test`, which sends a mail to the caller. */
export interface MailTestResult {
  accepted: boolean;
  /** One sentence, with the response of the mail server. */
  message: string;
}
