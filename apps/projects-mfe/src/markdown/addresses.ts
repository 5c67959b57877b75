const SAFE = /^(https?:\/\/|mailto:)/i;

/** Only these schemes and paths of this site become links: no scripts, no data. */
export const isSafe = (href: string): boolean => SAFE.test(href) || /^[/#](?!\/)/.test(href);

/** Pictures of other sites are not loaded: they would see who reads. */
export const isPicture = (href: string): boolean => /^\/(?!\/)/.test(href);

/** The part after the scheme, as in `mention:ID` and `task:ID`; null for another address. */
export const idAfter = (scheme: string, href: string): string | null =>
  href.startsWith(scheme) ? href.slice(scheme.length) : null;

/** Whether the address names a person or a task. */
export const isReference = (href: string): boolean => /^(mention|task):./.test(href);
