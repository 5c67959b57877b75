import {
  DISPLAY_DEFAULTS,
  type DisplayPreferences,
  type DisplayPreferencesUpdate,
} from '../display-preferences.js';
import type {
  AuthResult,
  Credentials,
  PasswordChange,
  PasswordForgotten,
  PasswordReset,
  ProfileUpdate,
  Registration,
} from '../auth.js';
import { API } from '../routes.js';
import type { Meta } from '../product.js';
import type { User } from '../user.js';
import { api } from './api.js';
import { mayPass } from './offline-queue/deliver.js';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({ query: () => API.me, providesTags: ['Me'] }),
    getMeta: build.query<Meta, void>({ query: () => API.meta }),
    login: build.mutation<AuthResult, Credentials>({
      query: (body) => ({ url: API.login, method: 'POST', body }),
    }),
    register: build.mutation<AuthResult, Registration>({
      query: (body) => ({ url: API.register, method: 'POST', body }),
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: API.logout, method: 'POST' }) }),
    updateProfile: build.mutation<User, ProfileUpdate>({
      query: (body) => ({ url: API.me, method: 'PATCH', body }),
      invalidatesTags: ['Me', 'Team'],
    }),
    getDisplayPreferences: build.query<DisplayPreferences, void>({ query: () => API.displayPreferences }),
    updateDisplayPreferences: build.mutation<DisplayPreferences, DisplayPreferencesUpdate>({
      query: (body) => ({ url: API.displayPreferences, method: 'PATCH', body }),
      // Shown at once. Without a connection it stays; after a refusal the earlier value returns.
      onQueryStarted: async (changes, { dispatch, getState, queryFulfilled }) => {
        const { data: before = DISPLAY_DEFAULTS } =
          authApi.endpoints.getDisplayPreferences.select()(getState());
        const show = (preferences: DisplayPreferences) =>
          void dispatch(authApi.util.upsertQueryData('getDisplayPreferences', undefined, preferences));
        show({ ...before, ...changes });
        try {
          show((await queryFulfilled).data);
        } catch (failure) {
          const { error } = failure as { error?: unknown };
          if (!mayPass(error)) show(before);
        }
      },
    }),
    uploadPicture: build.mutation<User, Blob>({
      query: (picture) => {
        const body = new FormData();
        body.append('file', picture, 'picture');
        return { url: API.ownPicture, method: 'POST', body };
      },
      invalidatesTags: ['Me', 'Team'],
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: API.password, method: 'POST', body }),
    }),
    forgotPassword: build.mutation<unknown, PasswordForgotten>({
      query: (body) => ({ url: API.forgotPassword, method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, PasswordReset>({
      query: (body) => ({ url: API.resetPassword, method: 'POST', body }),
    }),
  }),
});

export const {
  useGetMeQuery,
  useGetMetaQuery,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useUpdateProfileMutation,
  useGetDisplayPreferencesQuery,
  useUpdateDisplayPreferencesMutation,
  useUploadPictureMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
