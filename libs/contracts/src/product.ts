/** The product's default name and logo; an operator replaces both by configuration (`GET /api/meta` tells). */
export const PRODUCT = { name: 'Taskloom', logo: 'TL' } as const;

/** Who may make an account: anybody, whoever was invited, or nobody. The first account may always be made. */
export type RegistrationRule = 'open' | 'invited' | 'closed';

/** Answer of `GET /api/meta`. */
export interface Meta {
  product: { name: string; logo: string };
  /** Semantic version of the API. */
  version: string;
  /** What this installation can do, for example `mail` or `s3`; remotes may require some. */
  capabilities: string[];
  /** Absent means `open`. */
  registration?: RegistrationRule;
}
