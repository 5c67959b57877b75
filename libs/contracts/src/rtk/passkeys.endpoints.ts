import type { AuthResult } from '../auth.js';
import type {
  Passkey,
  PasskeyCreate,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRename,
  PasskeyRequest,
  PasskeySignIn,
} from '../passkeys.js';
import { API } from '../routes.js';
import { api } from './api.js';

export const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<Passkey[], void>({ query: () => API.passkeys, providesTags: ['Factor'] }),
    beginPasskey: build.mutation<PasskeyCreation, void>({
      query: () => ({ url: API.passkeyOptions, method: 'POST' }),
    }),
    addPasskey: build.mutation<Passkey, PasskeyCreate>({
      query: (body) => ({ url: API.passkeys, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
    renamePasskey: build.mutation<Passkey, PasskeyRename & { id: string }>({
      query: ({ id, ...body }) => ({ url: API.passkey(id), method: 'PATCH', body }),
      invalidatesTags: ['Factor'],
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: API.passkey(id), method: 'DELETE' }),
      invalidatesTags: ['Factor'],
    }),
    beginPasskeyLogin: build.mutation<PasskeyRequest, void>({
      query: () => ({ url: API.loginPasskeyOptions, method: 'POST' }),
    }),
    passkeyLogin: build.mutation<AuthResult, PasskeySignIn>({
      query: (body) => ({ url: API.loginPasskey, method: 'POST', body }),
    }),
    beginPasskeyStepUp: build.mutation<PasskeyRequest, void>({
      query: () => ({ url: API.stepUpPasskeyOptions, method: 'POST' }),
    }),
    passkeyStepUp: build.mutation<unknown, PasskeyProof>({
      query: (body) => ({ url: API.stepUpPasskey, method: 'POST', body }),
      invalidatesTags: ['Factor'],
    }),
  }),
});

export const {
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyLoginMutation,
  usePasskeyLoginMutation,
  useBeginPasskeyStepUpMutation,
  usePasskeyStepUpMutation,
} = passkeysApi;
