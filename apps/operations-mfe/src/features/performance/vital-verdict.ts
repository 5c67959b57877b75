import { VITAL_LIMITS, type RemoteVital } from '@taskloom/contracts';

/** What a value of a web vital means, by the limits of https://web.dev/articles/vitals. */
export const vitalVerdict = (vital: RemoteVital, value: number): 'good' | 'some' | 'bad' => {
  const { good, poor } = VITAL_LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'some' : 'bad';
};
