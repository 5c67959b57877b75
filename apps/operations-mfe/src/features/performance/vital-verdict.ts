import { VITAL_LIMITS, type RemoteVital } from '@taskloom/contracts';

/** The verdict on a web vital, by the limits of https://web.dev/articles/vitals. */
export const vitalVerdict = (vital: RemoteVital, value: number): 'good' | 'some' | 'bad' => {
  const { good, poor } = VITAL_LIMITS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'some' : 'bad';
};
