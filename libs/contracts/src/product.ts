/** The product's default name and logo; an operator can configure both (`GET /api/meta` returns them). */
export const PRODUCT = { name: 'Taskloom', logo: 'TL' } as const;

/** Who may register: anyone, invited people, or no one. The first account can always be created. */
export type RegistrationRule = 'open' | 'invited' | 'closed';

/** Response to `GET /api/meta`. */
export interface Meta {
  product: { name: string; logo: string };
  /** Semantic version of the API. */
  version: string;
  /** Capabilities of this installation, for example `mail` or `s3`; a remote can require them. */
  capabilities: string[];
  /** `open` when absent. */
  registration?: RegistrationRule;
}
