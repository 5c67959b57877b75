import type { Catalogue } from './catalogue';
import type { Language } from './language';

export type Values = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Language, Intl.PluralRules>();

const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
};

/** The sentence of a key, in the plural form for `count`; undefined when the catalogue lacks it. */
export function findSentence(
  catalogue: Catalogue | undefined,
  language: Language,
  key: string,
  { count }: Values,
): string | undefined {
  const forms =
    typeof count === 'number' ? [`${key}_${pluralForm(language, count)}`, `${key}_other`, key] : [key];
  const found = forms.find((form) => catalogue && Object.hasOwn(catalogue, form));
  return found && catalogue?.[found];
}

const numberFormats = new Map<Language, Intl.NumberFormat>();

/** Numbers that look the same in every language. `Intl.NumberFormat` is slow to create, and most counts are small. */
const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1_000;

const inWords = (language: Language, value: string | number): string => {
  if (typeof value === 'string' || isSmall(value)) return String(value);
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format.format(value);
};

/**
 * Inserts the values: numbers in the format of the language, strings unchanged. React escapes them, and placeholders in values are not
 * replaced.
 */
export const fillIn = (sentence: string, values: Values, language: Language): string =>
  sentence.replace(/{{(\w+)}}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : inWords(language, value);
  });
