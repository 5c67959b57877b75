import type { RemoteVital } from '@taskloom/contracts';
import { documentLocale } from '@taskloom/ui';

/** 1204 → '1,204'. */
export const countText = (count: number): string => count.toLocaleString(documentLocale());

/** A share from 0 to 1 → '2.5%'; a share above 0 is never shown as 0. */
export const shareText = (share: number): string => {
  const digits = share > 0 && share < 0.001 ? 2 : 1;
  return share.toLocaleString(documentLocale(), { style: 'percent', maximumFractionDigits: digits });
};

/** Milliseconds → '184 ms', from ten seconds on '12.4 sec'. */
export const durationText = (ms: number): string => {
  const [value, unit] = ms < 10_000 ? [ms, 'millisecond'] : [ms / 1_000, 'second'];
  return value.toLocaleString(documentLocale(), { style: 'unit', unit, maximumFractionDigits: 1 });
};

/** A web vital with its unit: milliseconds, and thousandths of a shift. */
export const vitalText = (vital: RemoteVital, value: number): string =>
  vital === 'cls'
    ? (value / 1_000).toLocaleString(documentLocale(), { maximumFractionDigits: 2 })
    : durationText(value);

/** The hour of an instant on the clock of the viewer: '14:00'. */
export const hourText = (at: string): string =>
  new Date(at).toLocaleTimeString(documentLocale(), { hour: '2-digit', minute: '2-digit' });
