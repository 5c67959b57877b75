import {
  DISPLAY_DEFAULTS,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
} from '../display-preferences.js';
import { API } from '../routes.js';
import { api } from './api.js';
import { isTemporary } from './offline-queue/deliver.js';

export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDisplayPreferences: build.query<DisplayPreferences, void>({ query: () => API.displayPreferences }),
    updateDisplayPreferences: build.mutation<DisplayPreferences, DisplayPreferencesUpdate>({
      query: (body) => ({ url: API.displayPreferences, method: 'PATCH', body }),
      // Shown at once. Without a connection it stays; after a refusal the earlier value returns.
      onQueryStarted: async (changes, { dispatch, getState, queryFulfilled }) => {
        const { data: before = DISPLAY_DEFAULTS } =
          preferencesApi.endpoints.getDisplayPreferences.select()(getState());
        const show = (preferences: DisplayPreferences) =>
          void dispatch(preferencesApi.util.upsertQueryData('getDisplayPreferences', undefined, preferences));
        show({ ...before, ...changes });
        try {
          show((await queryFulfilled).data);
        } catch (failure) {
          const { error } = failure as { error?: unknown };
          if (!isTemporary(error)) show(before);
        }
      },
    }),
  }),
});

export const { useGetDisplayPreferencesQuery, useUpdateDisplayPreferencesMutation } = preferencesApi;
