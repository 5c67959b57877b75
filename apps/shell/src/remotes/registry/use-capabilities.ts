import { useState } from 'react';
import { authApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { within } from '../loading/time-limit';
import type { Capabilities } from './compatibility';

const LIMIT_MS = 2_000;

/** Asks what the API can do, once; null when it does not tell in time. The function stays the same. */
export function useCapabilities(): () => Promise<Capabilities> {
  const dispatch = useAppDispatch();
  const [ask] = useState(() => async (): Promise<Capabilities> => {
    const asking = dispatch(authApi.endpoints.getMeta.initiate(undefined, { subscribe: false }));
    const answer = await within(LIMIT_MS, () => asking).catch(() => null);
    const told: unknown = answer?.data?.capabilities;
    return Array.isArray(told) ? told.map(String) : null;
  });
  return ask;
}
