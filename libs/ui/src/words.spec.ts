import { defaultWord } from './words';

afterEach(() => {
  document.documentElement.lang = '';
});

it.each([
  ['en', 'Cancel', 'Loading...'],
  ['de', 'Abbrechen', 'Wird geladen …'],
])('the default texts of components follow the document in %s', (language, cancel, loading) => {
  document.documentElement.lang = language;
  expect([defaultWord('cancel'), defaultWord('loading')]).toEqual([cancel, loading]);
});
