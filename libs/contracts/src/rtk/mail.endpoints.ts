import type { MailRetry, MailRetryResult, MailState, MailTestResult } from '../mail-admin.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** The mail server of the installation, for team admins. */
export const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailState: build.query<MailState, void>({ query: () => API.adminMail, keepUnusedDataFor: 0 }),
    retryMails: build.mutation<MailRetryResult, MailRetry>({
      query: (body) => ({ url: API.mailRetry, method: 'POST', body }),
    }),
    testMail: build.mutation<MailTestResult, void>({ query: () => ({ url: API.mailTest, method: 'POST' }) }),
  }),
});

export const { useGetMailStateQuery, useRetryMailsMutation, useTestMailMutation } = mailApi;
