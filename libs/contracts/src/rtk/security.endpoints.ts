import { API } from '../routes.js';
import type { SessionInfo } from '../sessions.js';
import { api } from './api.js';

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<SessionInfo[], void>({ query: () => API.sessions, providesTags: ['Session'] }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: API.session(id), method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: API.sessions, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = securityApi;
