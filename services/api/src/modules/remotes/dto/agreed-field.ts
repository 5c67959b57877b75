import { PatternListField } from '../../../platform/http/index.js';

/** Permissions, as `permissionsOf` of contracts lists them. */
export const AgreedField = (): PropertyDecorator =>
  PatternListField({
    label: 'Agreed',
    pattern: /^[\w:/.-]{1,250}$/,
    most: 200,
    optional: true,
    description: 'The permissions that a team admin with a session agrees to.',
    example: ['calls:projects.read'],
  });
