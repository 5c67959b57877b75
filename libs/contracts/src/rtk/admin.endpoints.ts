import type { PeoplePage, PeopleQuery, PersonHoldings, ProjectTransfers } from '../people-admin.js';
import { API } from '../routes.js';
import type { InviteManyRequest, InviteManyResult, ResetLink } from '../team.js';
import type { TeamRole } from '../user.js';
import { api } from './api.js';

export * from './admin-tokens.endpoints.js';
export * from './audit.endpoints.js';
export * from './jobs.endpoints.js';
export * from './mail.endpoints.js';
export * from './policies.endpoints.js';

type Of<T = object> = T & { userId: string };

const PEOPLE = ['People', 'Team', 'Project'] as const;

/**
 * For team admins: the people of the team. A separate entry, because only they need it, and those who delete their own
 * account, which transfers the same things.
 */
export const adminApi = api.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  endpoints: (build) => ({
    getPeople: build.query<PeoplePage, PeopleQuery>({
      query: (params) => ({ url: API.adminPeople, params }),
      providesTags: ['People', 'Team'],
    }),
    getPersonHoldings: build.query<PersonHoldings, string>({
      query: (userId) => API.personHoldings(userId),
      keepUnusedDataFor: 0,
    }),
    transferProjects: build.mutation<unknown, Of<ProjectTransfers>>({
      query: ({ userId, transfers }) => ({
        url: API.transferProjects(userId),
        method: 'POST',
        body: { transfers },
      }),
      invalidatesTags: PEOPLE,
    }),
    disablePerson: build.mutation<unknown, Of<ProjectTransfers>>({
      query: ({ userId, transfers }) => ({
        url: API.disablePerson(userId),
        method: 'POST',
        body: { transfers },
      }),
      invalidatesTags: PEOPLE,
    }),
    enablePerson: build.mutation<unknown, string>({
      query: (userId) => ({ url: API.enablePerson(userId), method: 'POST' }),
      invalidatesTags: PEOPLE,
    }),
    changePersonRole: build.mutation<unknown, Of<{ role: TeamRole }>>({
      query: ({ userId, role }) => ({ url: API.teamMember(userId), method: 'PATCH', body: { role } }),
      invalidatesTags: ['People', 'Team', 'Me'],
    }),
    /** The same as `createResetLink`, for remotes that were built with it. */
    createPersonResetLink: build.mutation<ResetLink, Of<{ password: string }>>({
      query: ({ userId, password }) => ({
        url: API.teamResetLink(userId),
        method: 'POST',
        body: { password },
      }),
    }),
    invitePeople: build.mutation<InviteManyResult, InviteManyRequest>({
      query: (body) => ({ url: API.invites, method: 'POST', body }),
      invalidatesTags: ['People', 'Invite'],
    }),
    withdrawPersonInvite: build.mutation<unknown, string>({
      query: (id) => ({ url: API.teamInvite(id), method: 'DELETE' }),
      invalidatesTags: ['People', 'Invite'],
    }),
  }),
});

export const {
  useGetPeopleQuery,
  useGetPersonHoldingsQuery,
  useTransferProjectsMutation,
  useDisablePersonMutation,
  useEnablePersonMutation,
  useChangePersonRoleMutation,
  useCreatePersonResetLinkMutation,
  useInvitePeopleMutation,
  useWithdrawPersonInviteMutation,
} = adminApi;

export const { useDeletePersonMutation, useGetOwnHoldingsQuery, useDeleteAccountMutation } =
  adminApi.injectEndpoints({
    endpoints: (build) => ({
      deletePerson: build.mutation<unknown, Of<ProjectTransfers>>({
        query: ({ userId, transfers }) => ({
          url: API.deletePerson(userId),
          method: 'POST',
          body: { transfers },
        }),
        invalidatesTags: PEOPLE,
      }),
      getOwnHoldings: build.query<PersonHoldings, void>({
        query: () => API.ownHoldings,
        keepUnusedDataFor: 0,
      }),
      deleteAccount: build.mutation<unknown, ProjectTransfers>({
        query: (body) => ({ url: API.deleteAccount, method: 'POST', body }),
      }),
    }),
  });
