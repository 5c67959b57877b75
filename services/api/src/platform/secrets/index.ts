export { hashToken, newToken } from './secret-token.js';
