import { LIMITS } from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';

/** Characters that a new password needs; the specified minimum until the API returns another one, which it enforces. */
export function usePasswordMin(): number {
  return useGetMetaQuery().data?.passwords?.minLength ?? LIMITS.passwordMin;
}
