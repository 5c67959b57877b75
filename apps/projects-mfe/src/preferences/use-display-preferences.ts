import {
  DISPLAY_DEFAULTS,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
} from '@taskloom/contracts';
import {
  isApiError,
  useGetDisplayPreferencesQuery,
  useUpdateDisplayPreferencesMutation,
} from '@taskloom/contracts/rtk';
import { useConnectionStatus } from '@taskloom/client/realtime';
import { useCallback, useEffect } from 'react';
import { forgetUnsent, keepSeen, keepUnsent, seenPreferences, unsentPreferences } from './kept-preferences';

/** The person's preferences, those included that are still on their way to the server. */
export function useDisplayPreferences(): DisplayPreferences {
  const { data } = useGetDisplayPreferencesQuery();
  return { ...DISPLAY_DEFAULTS, ...(data ?? { ...seenPreferences(), ...unsentPreferences() }) };
}

/** Changes preferences at once, for all components. Without a connection they are sent by {@link useSyncedPreferences}. */
export function useChangePreferences() {
  const [update] = useUpdateDisplayPreferencesMutation();
  return useCallback(
    async (changes: DisplayPreferencesUpdate): Promise<void> => {
      const all = { ...unsentPreferences(), ...changes };
      keepUnsent(all);
      const { error } = await update(all);
      // A value that the server has refused is not sent again.
      if (!error || (isApiError(error) && error.status >= 400 && error.status < 500)) forgetUnsent();
    },
    [update],
  );
}

/** Keeps the preferences for the next visit and sends what was chosen without a connection. */
export function useSyncedPreferences(): void {
  const { data } = useGetDisplayPreferencesQuery();
  const change = useChangePreferences();
  const online = useConnectionStatus() === 'online';
  useEffect(() => {
    if (data) keepSeen(data);
  }, [data]);
  useEffect(() => {
    const unsent = unsentPreferences();
    if (online && Object.keys(unsent).length > 0) void change(unsent);
  }, [online, change]);
}
