import type { AuditExportQuery, AuditFilters, AuditPage } from '../audit.js';
import { API } from '../routes.js';
import { api } from './api.js';

/** Keeps a file of any size out of the cache: the browser has it under the URL. */
const asObjectUrl = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

/** For team admins: the audit log of the team. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAudit: build.infiniteQuery<AuditPage, AuditFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam: before }) => ({
        url: API.adminAudit,
        params: { ...queryArg, ...(before !== null && { before }) },
      }),
    }),
    /** The URL of the file in this page; the caller revokes it. */
    getAuditExport: build.query<string, AuditExportQuery>({
      query: (params) => ({ url: API.auditExport, params, responseHandler: asObjectUrl }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAuditInfiniteQuery, useLazyGetAuditExportQuery } = auditApi;
