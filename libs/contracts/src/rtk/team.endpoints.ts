import type { PasswordConfirmation } from '../factors.js';
import { API } from '../routes.js';
import type {
  InviteAnswer,
  InviteClaim,
  InviteClaimed,
  InviteLink,
  InviteRequest,
  ResetLink,
  TeamInvite,
  TeamMember,
} from '../team.js';
import type { TeamRole } from '../user.js';
import { api } from './api.js';
import { normaliseList, normaliseTeamMember } from './normalise.js';

/**
 * The calls about the team, for code outside of components.
 * @example
 * const members = await dispatch(teamApi.endpoints.getTeamMembers.initiate()).unwrap();
 */
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
    resendInvite: build.mutation<TeamInvite, string>({
      query: (id) => ({ url: API.resendInvite(id), method: 'POST' }),
      invalidatesTags: ['Invite'],
    }),
    createInviteLink: build.mutation<InviteLink, string>({
      query: (id) => ({ url: API.inviteLink(id), method: 'POST' }),
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
    /** With an empty `password`, the call needs a proof of the last 10 minutes. */
    createResetLink: build.mutation<ResetLink, { userId: string; password: string }>({
      query: ({ userId, password }) => ({
        url: API.teamResetLink(userId),
        method: 'POST',
        body: { ...(password !== '' && { password }) } satisfies PasswordConfirmation,
      }),
    }),
    removeTeamMember: build.mutation<unknown, string>({
      query: (userId) => ({ url: API.teamMember(userId), method: 'DELETE' }),
      invalidatesTags: ['Team', 'Project'],
    }),
  }),
});

export const {
  /**
   * The members of the team.
   * @example
   * const { data: members = [] } = useGetTeamMembersQuery();
   */
  useGetTeamMembersQuery,
  /**
   * The invitations of the team.
   * @example
   * const { data: invites = [] } = useGetTeamInvitesQuery();
   */
  useGetTeamInvitesQuery,
  /**
   * Invites someone into the team.
   * @example
   * const [invite] = useInviteMemberMutation();
   * await invite({ email: 'anna@example.com' }).unwrap();
   */
  useInviteMemberMutation,
  /**
   * Withdraws an invitation.
   * @example
   * const [revoke] = useRevokeInviteMutation();
   * await revoke(inviteId).unwrap();
   */
  useRevokeInviteMutation,
  /**
   * Sends an invitation again. A new one takes its place, and its earlier link ends.
   * @example
   * const [resend] = useResendInviteMutation();
   * await resend(inviteId).unwrap();
   */
  useResendInviteMutation,
  /**
   * Creates a link to hand over. The earlier link of the invitation ends.
   * @example
   * const [createLink] = useCreateInviteLinkMutation();
   * const { path } = await createLink(inviteId).unwrap();
   */
  useCreateInviteLinkMutation,
  /**
   * Finds the invitation of a link for the person.
   * @example
   * const [claim] = useClaimInviteMutation();
   * await claim({ inviteToken: text }).unwrap();
   */
  useClaimInviteMutation,
  /**
   * Accepts an invitation of the person.
   * @example
   * const [accept] = useAcceptInviteMutation();
   * await accept(inviteId).unwrap();
   */
  useAcceptInviteMutation,
  /**
   * Declines an invitation of the person.
   * @example
   * const [reject] = useRejectInviteMutation();
   * await reject(inviteId).unwrap();
   */
  useRejectInviteMutation,
  /**
   * Makes a member an admin of the team, or a member again.
   * @example
   * const [changeRole] = useChangeTeamRoleMutation();
   * await changeRole({ userId, role: 'admin' }).unwrap();
   */
  useChangeTeamRoleMutation,
  /**
   * A link by which a member sets a new password. `password` is the admin's own.
   * @example
   * const [createLink] = useCreateResetLinkMutation();
   * const link = await createLink({ userId, password: text }).unwrap();
   */
  useCreateResetLinkMutation,
  /**
   * Removes a member from the team.
   * @example
   * const [remove] = useRemoveTeamMemberMutation();
   * await remove(userId).unwrap();
   */
  useRemoveTeamMemberMutation,
} = teamApi;
