import { LIMITS } from '@taskloom/contracts';

/** Shorter words occur in others by chance. */
const SHORTEST = 3;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** 'maya.lindqvist@fernbank.example' as 'maya', 'lindqvist', 'fernbank' and 'example'. */
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);

/**
 * Whether a password has one of the words of these names and addresses, and without them fewer characters than any password
 * needs: 'Maya2026!' of Maya, but not 'maya eats blue cheese'.
 */
export const isMadeOfNames = (password: string, names: readonly string[]): boolean => {
  const whole = plain(password);
  const words = names.flatMap(wordsIn).sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && [...rest].length < LIMITS.passwordMin;
};
