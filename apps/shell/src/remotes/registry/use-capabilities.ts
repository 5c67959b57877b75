import { useState } from 'react';
import { authApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { within } from '../loading/time-limit';
import type { Capabilities } from './compatibility';

const LIMIT_MS = 2_000;

/** Returns a stable function that fetches the API's capabilities once; null when they don't arrive in time. */
export function useCapabilities(): () => Promise<Capabilities> {
  const dispatch = useAppDispatch();
  const [fetchCapabilities] = useState(() => async (): Promise<Capabilities> => {
    const request = dispatch(authApi.endpoints.getMeta.initiate(undefined, { subscribe: false }));
    const answer = await within(LIMIT_MS, () => request).catch(() => null);
    const capabilities: unknown = answer?.data?.capabilities;
    return Array.isArray(capabilities) ? capabilities.map(String) : null;
  });
  return fetchCapabilities;
}
