/** The mock shell and its sample data, only for `src/standalone.tsx` of remotes. */
export { standalone } from './standalone';
export type { StandaloneDeclaration } from './declaration';
export type { StandaloneOptions } from './standalone';
export { FakeApi, refuse } from '../test-kit/fake-api';
export type { ApiCall } from '../test-kit/fake-api';
export * from '../test-kit/samples';
