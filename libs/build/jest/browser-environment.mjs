// @ts-check
/**
 * jsdom with Node's fetch API, which jsdom lacks. The classes are replaced together, because Node's `Request` refuses
 * jsdom's `AbortSignal`. `FormData`, `File` and `Blob` stay jsdom's, because its forms and inputs return them.
 */
import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
};

export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
    // jsdom's `crypto` has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true, writable: true });
  }
}
