import type { RegistrationRule } from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';

/** Who may register. Open until the API returns another policy, which it enforces in any case. */
export function useRegistration(): RegistrationRule {
  return useGetMetaQuery().data?.registration ?? 'open';
}

/** Whether everyone may sign in with a password or passkey; otherwise only team admins, and the API enforces it. */
export function useOwnSignIn(): boolean {
  return useGetMetaQuery().data?.passwordSignIn ?? true;
}
