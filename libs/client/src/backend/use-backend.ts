import {
  useGetFromBackendQuery,
  useSendToBackendMutation,
  type BackendPath,
  type BackendWrite,
} from '@taskloom/contracts/rtk';

interface BackendDataOptions<T> extends BackendPath {
  /** Checks the response: the backend may be older or newer than the remote. */
  isValid: (value: unknown) => value is T;
  /** No call is made while true. */
  skip?: boolean;
}

/**
 * JSON from the backend of the remote, in the name of the person.
 *
 * @example
 * const { data, error, refetch } = useBackendData({ remote: 'reports', path: '/summary', projectId, isValid: isSummary });
 */
export function useBackendData<T>({ isValid, skip, ...path }: BackendDataOptions<T>) {
  const { currentData, error, isFetching, refetch } = useGetFromBackendQuery(path, { skip });
  return {
    /** Undefined until there is a valid response. */
    data: isValid(currentData) ? currentData : undefined,
    isFetching,
    /** An `ApiError`, for `errorMessage`. */
    error,
    refetch,
  };
}

type Write = Omit<BackendWrite, 'remote' | 'projectId'>;

/**
 * Sends something to the backend of the remote; resolves with its JSON, rejects with an `ApiError`.
 *
 * @example
 * const send = useBackendCall({ remote: 'reports', projectId });
 * await send({ path: '/reports', body: { title } });
 */
export function useBackendCall({ remote, projectId }: Pick<BackendPath, 'remote' | 'projectId'>) {
  const [send] = useSendToBackendMutation();
  return (write: Write): Promise<unknown> => send({ ...write, remote, projectId }).unwrap();
}
