export const SIGNATURE_RULES = ['off', 'outside', 'required'] as const;
/** Whose versions must be signed: those of no remote, of remotes that don't come with the installation, or of all. */
export type SignatureRule = (typeof SIGNATURE_RULES)[number];
