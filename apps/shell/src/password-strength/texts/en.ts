export const en = {
  short: 'Weak: fewer than {{count}} characters',
  personal: 'Weak: contains your name or email',
  common: 'Weak: one of the most common passwords',
  easy: 'Weak: easy to guess. Add another word.',
  fair: 'Fair: another word makes it stronger',
  strong: 'Strong',
} as const;

export type StrengthTexts = typeof en;
