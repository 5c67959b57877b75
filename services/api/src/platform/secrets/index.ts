export { SecretBox } from './secret-box.js';
export { hashToken, newToken } from './secret-token.js';
export { signedTokens } from './signed-tokens.js';
