import { pathsMeet } from './routes.js';

it.each([
  ['/projects/:id', '/projects/:x', true],
  ['/projects/new', '/projects/:id', true],
  ['/:anything', '/settings', true],
  ['/*', '/settings', true],
  ['/api/*', '/api', true],
  ['/api/*', '/API/x/y', true],
  ['/Settings/', '/settings', true],
  ['/', '/', true],
  ['/', '/*', true],
  ['/', '/:id', false],
  ['/projects', '/projects/:id', false],
  ['/projects/:id/x', '/projects/:id/y', false],
  ['/reports', '/projects', false],
])('%s and %s overlap: %s', (one, other, meet) => {
  expect([pathsMeet(one, other), pathsMeet(other, one)]).toEqual([meet, meet]);
});
