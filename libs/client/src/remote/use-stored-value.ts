import { useRef } from 'react';
import type { StoredValue } from '@taskloom/contracts';
import { toast } from '../toasts';
import {
  errorMessage,
  useGetStoredValueQuery,
  usePutStoredValueMutation,
  type StoredValuePath,
} from '@taskloom/contracts/rtk';

interface StoredValueOptions<T> extends StoredValuePath {
  /** Shown while nothing is stored, or something else than `isValid` accepts. */
  fallback: T;
  /** Checks what is stored: an older version of the remote may have written it. */
  isValid: (value: unknown) => value is T;
}

/**
 * A value that the remote keeps on the server: for the members of a project, or without `projectId` for the person.
 *
 * @example
 * const { value: period, store } = useStoredValue({ remote: 'reports', key: 'period', fallback: 'week', isValid: isPeriod });
 */
export function useStoredValue<T>({ fallback, isValid, ...path }: StoredValueOptions<T>) {
  const { currentData, isLoading, isError } = useGetStoredValueQuery(path);
  const [put] = usePutStoredValueMutation();
  const previous = useRef<Promise<StoredValue | undefined>>(undefined);
  const stored = currentData?.value;
  // A value that has not been seen is not overwritten either.
  const seen = currentData?.version ?? 0;
  const putAfter = async (before: typeof previous.current, value: T) => {
    const version = (await before)?.version ?? seen;
    const { data, error } = await put({ ...path, value, version });
    if (error) toast.error(errorMessage(error, ''));
    return data;
  };
  const send = async (value: T) => {
    const sent = putAfter(previous.current, value);
    previous.current = sent;
    await sent;
    if (previous.current === sent) previous.current = undefined;
  };
  return {
    value: isValid(stored) ? stored : fallback,
    isLoading,
    isError,
    /**
     * Shows the value at once, or after the previous change while that is on its way. When someone else has
     * changed it meanwhile, nothing is overwritten: their value appears, and a toast says so.
     */
    store: (value: T) => void send(value),
  };
}
