import type { StepUp, StepUpWays } from '../factors.js';
import type { ProviderRedirect, ProviderResponse, ProviderStart } from '../openid.js';
import { API } from '../routes.js';
import { api } from './api.js';

export const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStepUpWays: build.query<StepUpWays, void>({ query: () => API.stepUp, providesTags: ['Factor'] }),
    stepUp: build.mutation<unknown, StepUp>({
      query: (body) => ({ url: API.stepUp, method: 'POST', body }),
    }),
    startProviderStepUp: build.mutation<ProviderRedirect, ProviderStart>({
      query: (body) => ({ url: API.stepUpProviderStart, method: 'POST', body }),
    }),
    providerStepUp: build.mutation<unknown, ProviderResponse>({
      query: (body) => ({ url: API.stepUpProvider, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
  }),
});

export const {
  useGetStepUpWaysQuery,
  useStepUpMutation,
  useStartProviderStepUpMutation,
  useProviderStepUpMutation,
} = stepUpApi;
