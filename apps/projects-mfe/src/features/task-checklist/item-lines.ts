import { LIMITS } from '@taskloom/contracts';

/** The lines of a pasted list, without bullets, numbers and boxes. */
export const itemLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])?\s*(?:\[[ xX]?\]\s*)?/, '').trim())
    .filter(Boolean)
    .map((line) => [...line].slice(0, LIMITS.checklistItem).join(''));
