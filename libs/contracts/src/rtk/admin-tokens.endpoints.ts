import type { AdminApiTokens } from '../api-tokens.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** The API tokens of the people of a team, for its admins. */
export const adminTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminTokens: build.query<AdminApiTokens, void>({
      query: () => API.adminTokens,
      providesTags: ['ApiToken'],
      keepUnusedDataFor: 0,
    }),
    revokeAdminToken: build.mutation<unknown, string>({
      query: (id) => ({ url: API.adminToken(id), method: 'DELETE' }),
      invalidatesTags: ['ApiToken'],
    }),
  }),
});

export const { useGetAdminTokensQuery, useRevokeAdminTokenMutation } = adminTokensApi;
