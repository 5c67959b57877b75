import type { SignInProvider } from './openid.js';

/** The product's default name and logo; an operator can configure both (`GET /api/meta` returns them). */
export const PRODUCT = { name: 'Taskloom', logo: 'TL' } as const;

/** Who may register: anyone, invited people, or no one. The first account can always be created. */
export type RegistrationRule = 'open' | 'invited' | 'closed';

/** The requirements for a new password; existing ones stay as they are. */
export interface PasswordPolicy {
  /** Characters, from 6 to 64. */
  minLength: number;
  /** Refuses common passwords, and those that consist of the person's name or address or the name of the installation. */
  refuseGuessable: boolean;
}

/** Response to `GET /api/meta`. */
export interface Meta {
  product: { name: string; logo: string };
  /** Semantic version of the API. */
  version: string;
  /** Capabilities of this installation, for example `mail` or `s3`; a remote can require them. */
  capabilities: string[];
  /** `open` when absent. */
  registration?: RegistrationRule;
  /** OpenID Connect providers that sign people in; absent without any. */
  providers?: SignInProvider[];
  /** False where people sign in through a provider only, except team admins. */
  passwordSignIn?: false;
  /** Absent while a second factor is optional. */
  secondFactor?: { required: 'admins' | 'everyone'; from: string };
  /** The requirements for a new password; absent while only the specified minimum length applies. */
  passwords?: PasswordPolicy;
  /** The modules that the shell shares with remotes, with their versions; absent when the shell is served elsewhere. */
  modules?: Record<string, string>;
}
