import { LIMITS } from '@taskloom/contracts';
import { documentLocale } from '@taskloom/ui';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as a text that {@link sizeIn} reads as the same number: `1.5 GB`. */
export const exactSize = (bytes: number): string => {
  const powers = UNITS.map((_, power) => power).filter((power) =>
    Number.isInteger((bytes / 1024 ** power) * 4),
  );
  const power = Math.max(0, ...powers.filter((each) => bytes >= 1024 ** each));
  const value = bytes / 1024 ** power;
  const text = value.toLocaleString(documentLocale(), { maximumFractionDigits: 2, useGrouping: false });
  return `${text} ${UNITS[power] ?? 'B'}`;
};

/** `2 GB`, `1.5gb` or `1,5 GB` in bytes; undefined for any other text, and for a size that no quota can have. */
export const sizeIn = (text: string): number | undefined => {
  const [, number = '', word = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\s*$/i.exec(text) ?? [];
  const power = UNITS.findIndex((unit) => unit === word.toUpperCase());
  if (power < 0) return undefined;
  const bytes = Math.round(Number(number.replace(',', '.')) * 1024 ** power);
  return bytes >= LIMITS.quotaMin && bytes <= LIMITS.quotaMax ? bytes : undefined;
};
