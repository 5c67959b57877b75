import type { ApiToken, ApiTokenCreate, ApiTokenCreated } from '../api-tokens.js';
import { API } from '../routes.js';
import { api } from './api.js';

export const apiTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApiTokens: build.query<ApiToken[], void>({ query: () => API.apiTokens, providesTags: ['ApiToken'] }),
    createApiToken: build.mutation<ApiTokenCreated, ApiTokenCreate>({
      query: (body) => ({ url: API.apiTokens, method: 'POST', body }),
      invalidatesTags: ['ApiToken'],
    }),
    revokeApiToken: build.mutation<unknown, string>({
      query: (id) => ({ url: API.apiToken(id), method: 'DELETE' }),
      invalidatesTags: ['ApiToken'],
    }),
  }),
});

export const { useGetApiTokensQuery, useCreateApiTokenMutation, useRevokeApiTokenMutation } = apiTokensApi;
