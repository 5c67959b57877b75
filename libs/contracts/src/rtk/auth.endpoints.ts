import type {
  AuthResult,
  Credentials,
  PasswordChange,
  PasswordForgotten,
  PasswordReset,
  ProfileUpdate,
  Registration,
  SignedOut,
} from '../auth.js';
import { API } from '../routes.js';
import type { Meta } from '../product.js';
import type { User } from '../user.js';
import { api } from './api.js';

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
    logout: build.mutation<SignedOut, void>({ query: () => ({ url: API.logout, method: 'POST' }) }),
    updateProfile: build.mutation<User, ProfileUpdate>({
      query: (body) => ({ url: API.me, method: 'PATCH', body }),
      invalidatesTags: ['Me', 'Team'],
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
  useUploadPictureMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
