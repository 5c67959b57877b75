import { likeText } from './typos';

const TITLES = ['Rotate the secrets', 'Weekly review', 'Prüfung der Verträge', 'Отчёт за май', 'Fix login'];

it.each([
  ['a missing letter', 'rotte', [0]],
  ['an additional letter', 'secrrets', [0]],
  ['a wrong letter', 'weakly', [1]],
  ['swapped letters', 'reveiw', [1]],
  ['words in another order', 'secrts rotate', [0]],
  ['no accents', 'vertrage', [2]],
  ['another script', 'отчот', [3]],
  ['two errors in a word', 'wwakly', []],
  ['a word that is nowhere', 'rotate bananas', []],
])('finds titles in spite of %s', (_what, text, found) => expect(likeText(TITLES, text)).toEqual(found));
