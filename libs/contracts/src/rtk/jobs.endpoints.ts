import type { BackgroundJob, BackgroundJobs } from '../jobs.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** The background jobs of the installation, for team admins. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<BackgroundJobs, void>({ query: () => API.adminJobs, keepUnusedDataFor: 0 }),
    runJob: build.mutation<BackgroundJob, string>({
      query: (name) => ({ url: API.jobRun(name), method: 'POST' }),
      async onQueryStarted(name, { dispatch, queryFulfilled }) {
        // A refusal is shown by the button.
        const ended = await queryFulfilled.catch(() => undefined);
        if (!ended) return;
        dispatch(
          jobsApi.util.updateQueryData('getJobs', undefined, (draft) => {
            const index = draft.jobs.findIndex((job) => job.name === name);
            if (index >= 0) draft.jobs[index] = ended.data;
          }),
        );
      },
    }),
  }),
});

export const { useGetJobsQuery, useRunJobMutation } = jobsApi;
