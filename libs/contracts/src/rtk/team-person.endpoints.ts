import { API } from '../routes.js';
import type { TeamPerson, TeamPersonQuery } from '../team.js';
import { api } from './api.js';
import { normaliseSearch, normaliseTeamMember } from './normalise.js';

export const {
  /**
   * A member of the team with the projects in common and their open tasks in these. Follows changes of both.
   * @example
   * const { data: person } = useGetTeamPersonQuery({ userId });
   */
  useGetTeamPersonQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamPerson: build.query<TeamPerson, TeamPersonQuery & { userId: string }>({
      query: ({ userId, ...params }) => ({ url: API.teamMember(userId), params }),
      transformResponse: ({ member, projects, tasks }: TeamPerson) => ({
        member: normaliseTeamMember(member),
        projects,
        tasks: normaliseSearch({ tasks }).tasks,
      }),
      providesTags: ['Team', { type: 'Work', id: 'LIST' }],
    }),
  }),
});
