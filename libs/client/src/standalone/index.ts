/** For `src/standalone.tsx` of a remote only: the mock shell and its sample data. */
export { standalone } from './standalone';
export type { StandaloneOptions } from './standalone';
export { FakeApi, refuse } from '../test-kit/fake-api';
export type { ApiCall } from '../test-kit/fake-api';
export * from '../test-kit/samples';
