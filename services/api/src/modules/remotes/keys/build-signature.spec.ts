import type { RemoteArtefact } from '@taskloom/contracts';
import { keyPair } from '../../../../test/signing.js';
import { isSignedBy, parseSignature, signedText } from './build-signature.js';

/** As in `signing.spec.mjs` of the CLI. */
const build: RemoteArtefact = {
  version: '1.4.0',
  name: 'reports',
  title: 'Berichte – „Q1“',
  routes: [{ title: 'Reports', path: '/reports' }],
  navigation: [],
  requires: { ui: '^1.0.0', contracts: '^1.0.0', client: '^1.0.0' },
  files: { 'b.js': { size: 2, integrity: 'sha384-b' }, 'a.js': { integrity: 'sha384-a', size: 1 } },
  commit: 'abc',
};

it('covers a text that is the same at the CLI, in whatever order the fields are', () => {
  const { files, ...rest } = build;
  expect(signedText(build)).toBe(
    'taskloom-build-v1\nreports\n1.4.0\n3774965696da049daab405fad85b098d81369dbec2c4631e91ee8a25ec318655\n',
  );
  expect(signedText({ files, ...rest })).toBe(signedText(build));
});

it('verifies with its key, and with no other', () => {
  const [ours, theirs] = [keyPair(), keyPair()];
  const { signature = '', fingerprint } = parseSignature(ours.sign(build)) ?? {};
  expect(fingerprint).toBe(ours.fingerprint);
  expect(isSignedBy(ours.publicKey, signature, build)).toBe(true);
  expect(isSignedBy(theirs.publicKey, signature, build)).toBe(false);
  expect(isSignedBy(ours.publicKey, signature, { ...build, title: 'Other' })).toBe(false);
});
