import { useGetFactorQuery, useGetMetaQuery } from '@taskloom/contracts/rtk';
import { useSession } from '@taskloom/client';

/** Policies change at 00:00 UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);

export const isOver = (due: string): boolean => due <= today();

/**
 * The day from which this session can only set up a second factor; null when it has one or needs none, undefined until that is
 * known. Makes a request only where a policy applies to the person.
 */
export function useFactorDue(): string | null | undefined {
  const { user } = useSession();
  const rule = useGetMetaQuery().data?.secondFactor;
  const applies =
    rule !== undefined && user !== null && (rule.required === 'everyone' || user.role === 'admin');
  const { data, isError } = useGetFactorQuery(undefined, { skip: !applies });
  if (!applies || isError) return null;
  return data?.due ?? (data ? null : undefined);
}
