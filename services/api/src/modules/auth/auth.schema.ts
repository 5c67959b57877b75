import type { AuthResult } from '@taskloom/contracts';
import { objectOf, text, type Schema } from '../../platform/openapi/index.js';
import { userSchema } from '../users/index.js';

export const authResultSchema: Schema<AuthResult> = objectOf(
  { token: text({ example: 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl' }), user: userSchema },
  'AuthResult',
);
