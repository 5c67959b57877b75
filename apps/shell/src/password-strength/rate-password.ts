import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json';
import { LIMITS } from '@taskloom/contracts';
import common from './common-passwords.json';

export type Rating = 'short' | 'personal' | 'common' | 'easy' | 'fair' | 'strong';

const COMMON = 'passwords-common';
/** Shorter pieces of a name occur in other words by chance. */
const SHORTEST_PIECE = 3;

const estimator = new ZxcvbnFactory({ graphs, dictionary: { [COMMON]: common.words.split(' ') } });

/** 'maya.lindqvist@fernbank.example' also as 'maya', 'lindqvist', 'fernbank' and 'example'. */
const piecesOf = (text: string): string[] =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((piece) => piece.length >= SHORTEST_PIECE);

/** How easy a password is to guess for someone who knows the person's name and e-mail address (`personal`). */
export function ratePassword(
  password: string,
  personal: readonly string[],
  min: number = LIMITS.passwordMin,
): Rating {
  if (password.length < min) return 'short';
  const { score, sequence } = estimator.check(password, personal.flatMap(piecesOf));
  const from = (dictionary: string) => sequence.filter((match) => match.dictionaryName === dictionary);
  if (from('userInputs').some(({ token }) => token.length >= SHORTEST_PIECE)) return 'personal';
  if (sequence.length === 1 && from(COMMON).length === 1) return 'common';
  if (score < 3) return 'easy';
  return score === 3 ? 'fair' : 'strong';
}
