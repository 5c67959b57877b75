import { changedRules, type NotificationRules, type NotificationRulesUpdate } from '../notification-rules.js';
import { API } from '../routes.js';
import { api } from './api.js';

/**
 * The calls about notification rules, for code outside of components.
 * @example
 * const { rules } = await dispatch(notificationRulesApi.endpoints.getNotificationRules.initiate()).unwrap();
 */
export const notificationRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationRules: build.query<NotificationRules, void>({ query: () => API.notificationRules }),
    /** Shown at once; after a refusal the earlier rules return. */
    updateNotificationRules: build.mutation<NotificationRules, NotificationRulesUpdate>({
      query: (body) => ({ url: API.notificationRules, method: 'PATCH', body }),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const { getNotificationRules } = notificationRulesApi.endpoints;
        const shown = dispatch(
          notificationRulesApi.util.updateQueryData('getNotificationRules', undefined, (known) => {
            known.rules = changedRules(known.rules, change);
          }),
        );
        try {
          const { data } = await queryFulfilled;
          await dispatch(notificationRulesApi.util.upsertQueryData('getNotificationRules', undefined, data));
        } catch {
          shown.undo();
          void dispatch(getNotificationRules.initiate(undefined, { forceRefetch: true, subscribe: false }));
        }
      },
    }),
  }),
});

export const {
  /**
   * The person's notification rules.
   * @example
   * const { data } = useGetNotificationRulesQuery();
   */
  useGetNotificationRulesQuery,
  /**
   * Mutes types of notifications, or receives them again.
   * @example
   * const [update] = useUpdateNotificationRulesMutation();
   * await update({ projectId, types: ['comment_added'], receive: false }).unwrap();
   */
  useUpdateNotificationRulesMutation,
} = notificationRulesApi;
