import type { AuthResult } from '../auth.js';
import type {
  Identity,
  ProviderCode,
  ProviderRedirect,
  ProviderResponse,
  ProviderSignIn,
  ProviderStart,
} from '../openid.js';
import { API } from '../routes.js';
import { api } from './api.js';

export const openidApi = api.injectEndpoints({
  endpoints: (build) => ({
    startProviderLogin: build.mutation<ProviderRedirect, ProviderStart>({
      query: (body) => ({ url: API.loginProviderStart, method: 'POST', body }),
    }),
    providerLogin: build.mutation<AuthResult, ProviderSignIn>({
      query: (body) => ({ url: API.loginProvider, method: 'POST', body }),
    }),
    providerCode: build.mutation<AuthResult, ProviderCode>({
      query: (body) => ({ url: API.loginProviderCode, method: 'POST', body }),
    }),
    getIdentities: build.query<Identity[], void>({
      query: () => API.identities,
      providesTags: ['Factor'],
    }),
    startIdentity: build.mutation<ProviderRedirect, ProviderStart>({
      query: (body) => ({ url: API.identitiesStart, method: 'POST', body }),
    }),
    addIdentity: build.mutation<Identity, ProviderResponse>({
      query: (body) => ({ url: API.identities, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
    removeIdentity: build.mutation<unknown, string>({
      query: (id) => ({ url: API.identity(id), method: 'DELETE' }),
      invalidatesTags: ['Factor'],
    }),
  }),
});

export const {
  useStartProviderLoginMutation,
  useGetIdentitiesQuery,
  useStartIdentityMutation,
  useAddIdentityMutation,
  useRemoveIdentityMutation,
} = openidApi;
