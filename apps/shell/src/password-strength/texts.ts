import { defineTexts } from '@taskloom/client/texts';

const en = {
  short: 'Weak: fewer than {{count}} characters',
  personal: 'Weak: contains your name or email',
  common: 'Weak: one of the most common passwords',
  easy: 'Weak: easy to guess. Add another word.',
  fair: 'Fair: another word makes it stronger',
  strong: 'Strong',
} as const;

/** Loaded with the meter: the sign-in page doesn't wait for them. */
export const { useTexts } = defineTexts('password-strength', { en, de: () => import('./texts.de') });
export type StrengthTexts = typeof en;
