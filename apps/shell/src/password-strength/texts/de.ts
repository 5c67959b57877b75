import type { Translation } from '@taskloom/client/texts';
import type { StrengthTexts } from './en';

const de: Translation<StrengthTexts> = {
  short: 'Schwach: kürzer als {{count}} Zeichen',
  personal: 'Schwach: enthält Ihren Namen oder Ihre E-Mail',
  common: 'Schwach: ein sehr häufiges Passwort',
  easy: 'Schwach: leicht zu erraten. Ergänzen Sie ein Wort.',
  fair: 'Mittel: Ein weiteres Wort macht es stärker',
  strong: 'Stark',
};

export default de;
