import { NOTIFICATION_EVENTS, type NotificationDetails } from '@taskloom/contracts';
import { notificationWords } from './notification-words';

const stored = { title: 'Task updated', message: 'Olga moved “Land” to Done.' };
const details: NotificationDetails = {
  event: 'task-status',
  actor: 'Olga',
  project: { _id: 'p', title: 'Apollo' },
  task: { _id: 't', title: 'Land' },
  fields: ['title', 'deadline'],
  value: 'done',
  text: 'Ready?',
};

afterEach(() => (document.documentElement.lang = 'en'));

it('are those of the API in English', () => {
  document.documentElement.lang = 'en';
  expect(notificationWords({ ...stored, details })).toEqual({ ...stored, lang: 'en' });
});

it('are those of the remote, in the language of the page or in English', () => {
  const german = { title: 'Berichte: Fertig', message: 'März ist fertig.' };
  const words = (texts: NotificationDetails['texts']) =>
    notificationWords({ ...stored, details: { event: 'remote', actor: 'Olga', value: 'reports', texts } });
  document.documentElement.lang = 'de';
  expect(words({ de: german })).toEqual({ ...german, lang: 'de' });
  expect(words({})).toEqual({ ...stored, lang: 'en' });
});

describe('In German', () => {
  beforeEach(() => (document.documentElement.lang = 'de'));

  it.each([
    ['task-status', 'Aufgabe geändert', 'Olga hat „Land“ auf Erledigt gesetzt.'],
    ['task-changed', 'Aufgabe geändert', 'Olga hat „Land“ geändert: Titel und Frist.'],
    ['comment', 'Neuer Kommentar', 'Olga hat „Land“ kommentiert: „Ready?“'],
    ['project-deleted', 'Projekt gelöscht', 'Olga hat „Apollo“ gelöscht.'],
  ] as const)('they are made from the data: %s', (event, title, message) => {
    expect(notificationWords({ ...stored, details: { ...details, event } })).toEqual({
      title,
      message,
      lang: 'de',
    });
  });

  it.each(NOTIFICATION_EVENTS)('no placeholder is left in %s', (event) => {
    const { title, message } = notificationWords({ ...stored, details: { ...details, event } });
    expect(`${title} ${message}`).not.toMatch(/[{}]/);
  });

  it('an unknown person is “Jemand”', () => {
    expect(notificationWords({ ...stored, details: { ...details, actor: null } }).message).toMatch(
      /^Jemand /,
    );
  });

  it.each([
    ['an earlier version', null],
    ['a newer API', { ...details, event: 'of-a-newer-api' as 'comment' }],
  ])('the stored English text of %s stays', (_of, given) => {
    expect(notificationWords({ ...stored, details: given })).toEqual({ ...stored, lang: 'en' });
  });

  it('a value that equals the name of an inherited property stays as it is', () => {
    const odd = { ...details, event: 'team-invited' as const, value: 'constructor' };
    expect(notificationWords({ ...stored, details: odd }).message).toBe(
      'Olga hat Sie in das Team constructor eingeladen.',
    );
  });
});
