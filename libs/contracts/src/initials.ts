import { firstCharacter } from './characters.js';

/** First letter of each space-separated word, uppercase, at most 2; 'U' without a name (specification 9). */
export const initials = (name?: string | null): string => {
  const letters = (name ?? '').trim().split(/\s+/).filter(Boolean).map(firstCharacter);
  return letters.slice(0, 2).join('').toUpperCase() || 'U';
};
