import { API } from '../routes.js';
import type {
  InviteAnswer,
  InviteClaim,
  InviteClaimed,
  InviteRequest,
  ResetLink,
  TeamInvite,
  TeamMember,
} from '../team.js';
import type { TeamRole } from '../user.js';
import { api } from './api.js';
import { normaliseList, normaliseTeamMember } from './normalise.js';

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamMembers: build.query<TeamMember[], void>({
      query: () => API.teamMembers,
      transformResponse: normaliseList(normaliseTeamMember),
      providesTags: ['Team'],
    }),
    getTeamInvites: build.query<TeamInvite[], void>({ query: () => API.invites, providesTags: ['Invite'] }),
    inviteMember: build.mutation<unknown, InviteRequest>({
      query: (body) => ({ url: API.invite, method: 'POST', body }),
      invalidatesTags: ['Invite'],
    }),
    revokeInvite: build.mutation<unknown, string>({
      query: (id) => ({ url: API.teamInvite(id), method: 'DELETE' }),
      invalidatesTags: ['Invite'],
    }),
    claimInvite: build.mutation<InviteClaimed, InviteClaim>({
      query: (body) => ({ url: API.claimInvite, method: 'POST', body }),
      invalidatesTags: ['Notification'],
    }),
    acceptInvite: build.mutation<InviteAnswer, string>({
      query: (id) => ({ url: API.acceptInvite(id), method: 'POST' }),
      invalidatesTags: ['Notification', 'Team', 'Me'],
    }),
    rejectInvite: build.mutation<InviteAnswer, string>({
      query: (id) => ({ url: API.rejectInvite(id), method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    changeTeamRole: build.mutation<unknown, { userId: string; role: TeamRole }>({
      query: ({ userId, role }) => ({ url: API.teamMember(userId), method: 'PATCH', body: { role } }),
      invalidatesTags: ['Team', 'Me'],
    }),
    createResetLink: build.mutation<ResetLink, { userId: string; password: string }>({
      query: ({ userId, password }) => ({
        url: API.teamResetLink(userId),
        method: 'POST',
        body: { password },
      }),
    }),
    removeTeamMember: build.mutation<unknown, string>({
      query: (userId) => ({ url: API.teamMember(userId), method: 'DELETE' }),
      invalidatesTags: ['Team', 'Project'],
    }),
  }),
});

export const {
  useGetTeamMembersQuery,
  useGetTeamInvitesQuery,
  useInviteMemberMutation,
  useRevokeInviteMutation,
  useClaimInviteMutation,
  useAcceptInviteMutation,
  useRejectInviteMutation,
  useChangeTeamRoleMutation,
  useCreateResetLinkMutation,
  useRemoveTeamMemberMutation,
} = teamApi;
