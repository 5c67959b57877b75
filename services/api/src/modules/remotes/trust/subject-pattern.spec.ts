import { TRUST_ISSUER, TRUST_SUBJECT } from '@taskloom/contracts';
import { matchesSubject } from './subject-pattern.js';

const MAIN = 'repo:acme/reports:ref:refs/heads/main';

describe('the pattern of a subject', () => {
  it.each([
    MAIN,
    'repo:acme/reports:*',
    'repo:acme/*',
    'repo:acme/*:ref:refs/heads/main',
    'project_path:acme/reports:ref_type:branch:ref:main',
    'system:serviceaccount:ci:*',
    '0b7c1a52-1f7e-4a43-9a3c-2d8b6f0a1c11',
    'pipeline@acme.example',
  ])('can be %s', (pattern) => expect(TRUST_SUBJECT.test(pattern)).toBe(true));

  it.each([
    '*',
    'repo:*',
    '*:acme/reports',
    'repo:*/reports',
    'repo:acme*',
    'repo:acme/rep*',
    'repo:acme/reports:ref:refs/heads/release-*',
    'repo:acme/**',
    'repo:acme/re ports',
    'repo:acme//x',
    'repo:acme/',
    '',
    `repo:acme/${'x'.repeat(300)}`,
    'repo:acme/reports\n',
    'repo:аcme/reports',
  ])('can not be "%s"', (pattern) => {
    expect(TRUST_SUBJECT.test(pattern)).toBe(false);
    expect(matchesSubject(pattern, MAIN)).toBe(false);
  });

  it.each([
    [MAIN, MAIN],
    ['repo:acme/reports:*', MAIN],
    ['repo:acme/*', MAIN],
    ['repo:acme/*:ref:refs/heads/main', MAIN],
    ['repo:acme/reports:ref:refs/heads/*', 'repo:acme/reports:ref:refs/heads/feature/a'],
    ['repo:acme/*/x:*', 'repo:acme/a/x:y'],
  ])('%s matches %s', (pattern, subject) => expect(matchesSubject(pattern, subject)).toBe(true));

  it.each([
    [MAIN, 'repo:acme/reports:ref:refs/heads/main2'],
    [MAIN, `x${MAIN}`],
    [MAIN, `${MAIN}\n`],
    [MAIN, MAIN.toUpperCase()],
    ['repo:acme/reports:*', 'repo:acme/reports-evil:ref:refs/heads/main'],
    ['repo:acme/reports:*', 'repo:acme/reports:'],
    ['repo:acme/*', 'repo:acme-evil/reports:ref:refs/heads/main'],
    ['repo:acme/*:ref:refs/heads/main', 'repo:acme/a/b:ref:refs/heads/main'],
    ['repo:acme/*:ref:refs/heads/main', 'repo:acme/a:environment:x:ref:refs/heads/main'],
    ['repo:acme/*:ref:refs/heads/main', 'repo:acme/:ref:refs/heads/main'],
    ['repo:acme/r.ports', 'repo:acme/reports'],
    ['repo:acme/*', 'repo:acme/reports\nrepo:acme/x'],
  ])('%s does not match %j', (pattern, subject) => expect(matchesSubject(pattern, subject)).toBe(false));
});

describe('an issuer', () => {
  it.each([
    'https://token.actions.githubusercontent.com',
    'https://gitlab.example.com:8443/a/',
    'http://10.0.0.7',
  ])('can be %s', (issuer) => expect(TRUST_ISSUER.test(issuer)).toBe(true));

  it.each([
    'token.actions.githubusercontent.com',
    'https://a@b.example',
    'https://a.example?x',
    'https://a.example/#',
  ])('can not be %s', (issuer) => expect(TRUST_ISSUER.test(issuer)).toBe(false));
});
