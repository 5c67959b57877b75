import type { EmailChange, EmailConfirmation, EmailState } from '../email-address.js';
import { API } from '../routes.js';
import { api } from './api.js';

export const emailAddressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmail: build.query<EmailState, void>({ query: () => API.email, providesTags: ['Me'] }),
    changeEmail: build.mutation<unknown, EmailChange>({
      query: (body) => ({ url: API.email, method: 'POST', body }),
      invalidatesTags: ['Me'],
    }),
    sendEmailLink: build.mutation<unknown, void>({ query: () => ({ url: API.emailLink, method: 'POST' }) }),
    confirmEmail: build.mutation<unknown, EmailConfirmation>({
      query: (body) => ({ url: API.confirmEmail, method: 'POST', body }),
      invalidatesTags: ['Me', 'Team'],
    }),
  }),
});

export const { useGetEmailQuery, useChangeEmailMutation, useSendEmailLinkMutation, useConfirmEmailMutation } =
  emailAddressApi;
