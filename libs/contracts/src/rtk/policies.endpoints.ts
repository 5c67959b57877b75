import type { Policies, PoliciesUpdate } from '../policies.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** The rules of the installation, for team admins. */
export const policiesApi = api.enhanceEndpoints({ addTagTypes: ['Policies'] }).injectEndpoints({
  endpoints: (build) => ({
    getPolicies: build.query<Policies, void>({
      query: () => API.adminPolicies,
      providesTags: ['Policies'],
    }),
    updatePolicies: build.mutation<Policies, PoliciesUpdate>({
      query: (body) => ({ url: API.adminPolicies, method: 'PATCH', body }),
      invalidatesTags: ['Policies'],
    }),
  }),
});

export const { useGetPoliciesQuery, useUpdatePoliciesMutation } = policiesApi;
