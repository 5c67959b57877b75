import { API } from '../routes.js';
import type { TeamDeparture, TeamRemoval } from '../team.js';
import { api } from './api.js';

export const teamDeparturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamDeparture: build.query<TeamDeparture, string>({
      query: (userId) => API.teamDeparture(userId),
      keepUnusedDataFor: 0,
    }),
    /** Removes a member. `transferTo` becomes the owner of their projects. */
    removeAndTransfer: build.mutation<unknown, { userId: string } & TeamRemoval>({
      query: ({ userId, transferTo }) => ({
        url: API.teamMember(userId),
        method: 'DELETE',
        params: transferTo ? { transferTo } : undefined,
      }),
      invalidatesTags: ['Team', 'Project'],
    }),
  }),
});

export const { useGetTeamDepartureQuery, useRemoveAndTransferMutation } = teamDeparturesApi;
