import type { Catalogue } from './catalogue';
import type { Language } from './language';

export type Values = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Language, Intl.PluralRules>();

const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
};

/** The sentence of a key, in its plural form when there is a count; undefined when the catalogue lacks it. */
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

/** Puts the values in, as they are: React escapes by itself, and a value is never read as a sentence again. */
export const fillIn = (sentence: string, values: Values): string =>
  sentence.replace(/{{(\w+)}}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
