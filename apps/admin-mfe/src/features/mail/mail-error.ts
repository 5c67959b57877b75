import { en } from '../../texts/mail/en';

type ErrorKey = Extract<keyof typeof en, `error.${string}`>;

const isErrorKey = (key: string): key is ErrorKey => key in en;

/** The sentence for codes such as `ECONNECTION CONN`: the first of them has a sentence, or the answer of the server does. */
export const sentenceKeyOf = (error: string): ErrorKey => {
  const [code = '', ...rest] = error.split(' ');
  const refusal = rest.includes('RCPT') ? 'error.RCPT' : `error.${code}`;
  return isErrorKey(refusal) ? refusal : 'error.unknown';
};
