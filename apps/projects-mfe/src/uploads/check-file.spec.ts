import { fileProblem } from './check-file';

const file = (size: number, type: string, name = 'a.pdf') => ({ size, type, name });

it.each([
  ['one byte under 10 MB', file(10_485_759, 'application/pdf'), null],
  ['10 MB', file(10_485_760, 'application/pdf'), 'tooLarge'],
  ['an empty file', file(0, 'text/plain', 'a.txt'), 'empty'],
  ['jpeg', file(1, 'image/jpeg'), null],
  ['jpg', file(1, 'image/jpg'), null],
  ['png', file(1, 'image/png'), null],
  ['gif', file(1, 'image/gif'), null],
  ['doc', file(1, 'application/msword'), null],
  ['docx', file(1, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'), null],
  ['plain text', file(1, 'text/plain'), null],
  ['zip', file(1, 'application/zip'), null],
  ['zip with the type that Windows uses', file(1, 'application/x-zip-compressed'), null],
  ['no type but a known extension', file(1, '', 'Notes.DOCX'), null],
  ['no type and no extension', file(1, '', 'notes'), 'wrongType'],
  ['svg', file(1, 'image/svg+xml'), 'wrongType'],
  ['html', file(1, 'text/html'), 'wrongType'],
  ['a program', file(1, 'application/x-msdownload', 'a.exe'), 'wrongType'],
])('%s', (_name, given, problem) => expect(fileProblem(given)).toBe(problem));
