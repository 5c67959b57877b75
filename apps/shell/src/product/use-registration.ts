import type { RegistrationRule } from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';

/** Who may make an account here. Open until the API says otherwise; it refuses in any case. */
export function useRegistration(): RegistrationRule {
  return useGetMetaQuery().data?.registration ?? 'open';
}
