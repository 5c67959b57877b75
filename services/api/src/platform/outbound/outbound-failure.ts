/** Why a request to another server has no usable response. */
export type OutboundReason =
  /** Its address is not allowed. */
  | 'forbidden-address'
  | 'timeout'
  /** No connection: refused, no such host, a wrong certificate. */
  | 'unreachable'
  /** The response is not valid HTTP, or ended early. */
  | 'broken'
  | 'too-large';

export class OutboundFailure extends Error {
  constructor(
    readonly reason: OutboundReason,
    /** For the log and for admins; not for the person who has caused the request. */
    message: string,
  ) {
    super(message);
  }
}

const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID', 'EPROTO'],
]);
const TIMEOUTS = new Set([
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'],
]);

/** Errors of Node's own modules have string codes; those of signals only names. */
const codeOf = (error: object): string => {
  const [code, name]: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'name')];
  return typeof code === 'string' ? code : String(name);
};

/** The failure behind an error of the HTTP client. With several addresses, the error of the first one counts. */
export const outboundFailureOf = (error: unknown): OutboundFailure => {
  if (error instanceof OutboundFailure) return error;
  if (typeof error !== 'object' || error === null) return new OutboundFailure('broken', String(error));
  const errors: unknown = Reflect.get(error, 'errors');
  if (Array.isArray(errors) && errors.length > 0) return outboundFailureOf(errors[0]);
  const code = codeOf(error);
  if (code === 'TimeoutError' || TIMEOUTS.has(code))
    return new OutboundFailure('timeout', 'no response in time');
  const reason = UNREACHABLE.has(code) ? 'unreachable' : 'broken';
  return new OutboundFailure(reason, `${code}: ${String(Reflect.get(error, 'message'))}`);
};
