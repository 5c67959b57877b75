import { TRUST_SUBJECT } from '@taskloom/contracts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `*` matches one whole part between `:` and `/`, and at the end all the rest, at least one character. */
export const matchesSubject = (pattern: string, subject: string): boolean => {
  if (!TRUST_SUBJECT.test(pattern)) return false;
  const open = /[:/]\*$/.test(pattern);
  const parts = (open ? pattern.slice(0, -1) : pattern).split(/([:/])/);
  const source = parts.map((part) => (part === '*' ? '[^:/]+' : escaped(part))).join('');
  return new RegExp(`^${source}${open ? '[^\\s]+' : ''}$`).test(subject);
};
