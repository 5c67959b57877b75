import type { StoredKey, StoredValue } from '../remote-store.js';
import { API } from '../routes.js';
import { api, ifMatch } from './api.js';
import { errorCode, isApiError } from './api-error.js';

/** The values that a remote keeps for a project or, without one, for the person. */
export interface StoreOfRemote {
  remote: string;
  projectId?: string;
}

/** The address of one stored value. */
export interface StoredValuePath extends StoreOfRemote {
  key: string;
}

const urlOf = ({ remote, projectId, key }: StoredValuePath): string =>
  projectId === undefined ? API.ownValue(remote, key) : API.projectValue(projectId, remote, key);

/** The value that someone else has stored since, from the refusal of a version that is not current any more. */
const currentValue = (error: unknown): StoredValue | undefined =>
  isApiError(error) && errorCode(error) === 'STALE_VERSION'
    ? (error.data as { current?: StoredValue }).current
    : undefined;

/**
 * The calls about stored values, for code outside of components.
 * @example
 * const { value } = await dispatch(remoteStoreApi.endpoints.getStoredValue.initiate({ remote: 'reports', key: 'period' })).unwrap();
 */
export const remoteStoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStoredKeys: build.query<StoredKey[], StoreOfRemote>({
      query: ({ remote, projectId }) =>
        projectId === undefined ? API.ownValues(remote) : API.projectValues(projectId, remote),
      keepUnusedDataFor: 0,
    }),
    getStoredValue: build.query<StoredValue, StoredValuePath>({ query: urlOf }),
    /** With `version`, it is refused when someone else has changed the value since. */
    putStoredValue: build.mutation<StoredValue, StoredValuePath & { value: unknown; version?: number }>({
      query: ({ value, version, ...path }) => ({
        url: urlOf(path),
        method: 'PUT',
        body: { value },
        headers: ifMatch(version),
      }),
      // Shown at once. When it can't be stored, the server's value or else the earlier one returns.
      onQueryStarted: async ({ value, version: _, ...path }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          remoteStoreApi.util.updateQueryData(
            'getStoredValue',
            path,
            (stored) => void (stored.value = value),
          ),
        );
        try {
          const { data } = await queryFulfilled;
          void dispatch(remoteStoreApi.util.upsertQueryData('getStoredValue', path, data));
        } catch (failure) {
          shown.undo();
          const current = currentValue((failure as { error?: unknown }).error);
          if (current) void dispatch(remoteStoreApi.util.upsertQueryData('getStoredValue', path, current));
        }
      },
    }),
    deleteStoredValue: build.mutation<unknown, StoredValuePath & { version?: number }>({
      query: ({ version, ...path }) => ({ url: urlOf(path), method: 'DELETE', headers: ifMatch(version) }),
      onQueryStarted: async ({ version: _, ...path }, { dispatch, queryFulfilled }) => {
        const { key } = path;
        const isDeleted = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDeleted) return;
        const nothing = { key, value: null, version: 0, updatedAt: null };
        void dispatch(remoteStoreApi.util.upsertQueryData('getStoredValue', path, nothing));
      },
    }),
  }),
});

export const {
  /**
   * The keys that have a value.
   * @example
   * const { data: keys = [] } = useGetStoredKeysQuery({ remote: 'reports', projectId });
   */
  useGetStoredKeysQuery,
  /**
   * One stored value; null with version 0 when there is none. `useStoredValue` also checks its form.
   * @example
   * const { data } = useGetStoredValueQuery({ remote: 'reports', key: 'period' });
   */
  useGetStoredValueQuery,
  /**
   * Stores a value. With `version`, it is refused when someone else has changed it since.
   * @example
   * const [put] = usePutStoredValueMutation();
   * await put({ remote: 'reports', key: 'period', value: 'week' }).unwrap();
   */
  usePutStoredValueMutation,
  /**
   * Deletes a value.
   * @example
   * const [remove] = useDeleteStoredValueMutation();
   * await remove({ remote: 'reports', key: 'period' }).unwrap();
   */
  useDeleteStoredValueMutation,
} = remoteStoreApi;
