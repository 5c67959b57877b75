import { BACKEND_PROJECT_HEADER } from '../remote-backend.js';
import { API } from '../routes.js';
import { api } from './api.js';
import { newIdempotencyKey } from './upload.js';

/** A call of a remote's backend. */
export interface BackendPath {
  remote: string;
  /** Begins with a slash and may have a query: `/reports?year=2026`. */
  path: string;
  /** The project that the call is about: its token names it. */
  projectId?: string;
}

/** A call of the remote's backend that changes something; POST by default. */
export interface BackendWrite extends BackendPath {
  /** `POST` by default. */
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
}

const about = (projectId: string | undefined): Record<string, string> =>
  projectId === undefined ? {} : { [BACKEND_PROJECT_HEADER]: projectId };

/**
 * Calls of the backend of a remote, which answers in JSON.
 * @example
 * const report = await dispatch(remoteBackendApi.endpoints.getFromBackend.initiate({ remote: 'reports', path: '/summary' })).unwrap();
 */
export const remoteBackendApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFromBackend: build.query<unknown, BackendPath>({
      query: ({ remote, path, projectId }) => ({
        url: API.backendCall(remote, path),
        headers: about(projectId),
      }),
    }),
    /** Sent once: with a key of its own, it is not repeated after a failure. */
    sendToBackend: build.mutation<unknown, BackendWrite>({
      query: ({ remote, path, projectId, method = 'POST', body }) => ({
        url: API.backendCall(remote, path),
        method,
        body,
        headers: { ...about(projectId), 'Idempotency-Key': newIdempotencyKey() },
      }),
    }),
  }),
});

export const {
  /**
   * JSON from the remote's backend. `useBackendData` also checks its form.
   * @example
   * const { data } = useGetFromBackendQuery({ remote: 'reports', path: '/summary', projectId });
   */
  useGetFromBackendQuery,
  /**
   * A call of the remote's backend that changes something.
   * @example
   * const [send] = useSendToBackendMutation();
   * await send({ remote: 'reports', path: '/reports', body: { title: text } }).unwrap();
   */
  useSendToBackendMutation,
} = remoteBackendApi;
