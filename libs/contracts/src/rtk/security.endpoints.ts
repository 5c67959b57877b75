import type { DataExport } from '../data-export.js';
import type {
  FactorCode,
  FactorSetup,
  FactorState,
  PasswordConfirmation,
  RecoveryCodes,
} from '../factors.js';
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
    getFactor: build.query<FactorState, void>({ query: () => API.factor, providesTags: ['Factor'] }),
    beginFactor: build.mutation<FactorSetup, PasswordConfirmation>({
      query: (body) => ({ url: API.factorSetup, method: 'POST', body }),
    }),
    confirmFactor: build.mutation<RecoveryCodes, FactorCode>({
      query: (body) => ({ url: API.factorConfirm, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
    replaceRecoveryCodes: build.mutation<RecoveryCodes, PasswordConfirmation>({
      query: (body) => ({ url: API.factorRecoveryCodes, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
    removeFactor: build.mutation<unknown, PasswordConfirmation>({
      query: (body) => ({ url: API.factorRemoval, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
    prepareDataExport: build.mutation<DataExport, void>({
      query: () => ({ url: API.prepareDataExport, method: 'POST' }),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: API.sessions, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetFactorQuery,
  useBeginFactorMutation,
  useConfirmFactorMutation,
  useReplaceRecoveryCodesMutation,
  useRemoveFactorMutation,
  usePrepareDataExportMutation,
} = securityApi;
