import type { Meta } from '@taskloom/contracts';
import { listOf, maybe, objectOf, oneOf, text, type Schema } from '../openapi/schema.js';

export const metaSchema: Schema<Meta> = objectOf(
  {
    product: objectOf({ name: text({ example: 'Taskloom' }), logo: text({ example: 'TL' }) }),
    version: text({ example: '1.0.0' }),
    capabilities: listOf(text({ example: 'realtime' })),
    registration: maybe(oneOf(['open', 'invited', 'closed'])),
  },
  'Meta',
);

export const healthSchema: Schema<{ status: 'ok' }> = objectOf({ status: oneOf(['ok']) }, 'Health');
