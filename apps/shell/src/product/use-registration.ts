import type { RegistrationRule } from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';

/** Who may register. Open until the API returns another policy, which it enforces in any case. */
export function useRegistration(): RegistrationRule {
  return useGetMetaQuery().data?.registration ?? 'open';
}
