import {
  NOTIFICATION_EVENTS,
  type NotificationDetails,
  type NotificationEvent,
  type NotificationType,
} from '@taskloom/contracts';
import { aNotification } from '@taskloom/client/test-kit';
import { defineTexts, setLanguage } from '@taskloom/client/texts';
import de from '../texts/de';
import { en } from '../texts/en';
import { deedOf, taskTitleOf } from './deed';

const { t } = defineTexts('work', { en, de: () => Promise.resolve({ default: de }) });

const TASK = 'Land on the moon';
const PROJECT = 'Apollo';
const MESSAGE = 'As in the bell.';

interface Row {
  event: NotificationEvent;
  type: NotificationType;
  data?: Partial<NotificationDetails>;
  english: string;
  german: string;
}

const ROWS: readonly Row[] = [
  {
    event: 'task-assigned',
    type: 'task_assigned',
    data: { value: 'primary' },
    english: 'Olga assigned this to you as primary assignee',
    german: 'Olga hat Ihnen diese Aufgabe zugewiesen (primär)',
  },
  {
    event: 'task-reassigned',
    type: 'role_changed',
    data: { value: 'secondary' },
    english: 'Olga made you secondary assignee',
    german: 'Olga hat Ihre Rolle geändert: sekundär',
  },
  {
    event: 'task-unassigned',
    type: 'task_removed',
    english: 'Olga removed you from this task',
    german: 'Olga hat Sie von dieser Aufgabe entfernt',
  },
  {
    event: 'task-deleted',
    type: 'task_removed',
    english: 'Olga deleted this task',
    german: 'Olga hat diese Aufgabe gelöscht',
  },
  {
    event: 'task-changed',
    type: 'task_updated',
    data: { fields: ['deadline'] },
    english: 'Olga changed the deadline',
    german: 'Olga hat geändert: Frist',
  },
  {
    event: 'task-changed',
    type: 'task_updated',
    data: { fields: ['title', 'deadline', 'startDate', 'of-a-newer-api'] },
    english: 'Olga changed the title, deadline, start date, and of-a-newer-api',
    german: 'Olga hat geändert: Titel, Frist, Beginn und of-a-newer-api',
  },
  {
    event: 'task-renamed',
    type: 'task_updated',
    data: { value: 'Fly home' },
    english: 'Olga renamed this from “Land on the moon”',
    german: 'Olga hat den Titel geändert, bisher „Land on the moon“',
  },
  {
    event: 'task-status',
    type: 'task_updated',
    data: { value: 'inprogress' },
    english: 'Olga moved this to In Progress',
    german: 'Olga hat das auf In Arbeit gesetzt',
  },
  {
    event: 'task-priority',
    type: 'task_updated',
    data: { value: 'high' },
    english: 'Olga set the priority to High',
    german: 'Olga hat die Priorität auf Hoch gesetzt',
  },
  {
    event: 'description-mention',
    type: 'mentioned',
    english: 'Olga mentioned you in the description',
    german: 'Olga hat Sie in der Beschreibung erwähnt',
  },
  {
    event: 'comment-mention',
    type: 'mentioned',
    data: { text: '@Ann ready?' },
    english: 'Olga mentioned you: “@Ann ready?”',
    german: 'Olga hat Sie erwähnt: „@Ann ready?“',
  },
  {
    event: 'comment',
    type: 'comment_added',
    data: { text: '{{value}} 🎉 שלום' },
    english: 'Olga commented: “{{value}} 🎉 שלום”',
    german: 'Olga hat kommentiert: „{{value}} 🎉 שלום“',
  },
  {
    event: 'project-changed',
    type: 'project_update',
    data: { task: undefined, fields: ['title', 'status'], value: 'Gemini' },
    english: 'Olga changed the title and status',
    german: 'Olga hat geändert: Titel und Status',
  },
  {
    event: 'project-changed',
    type: 'project_update',
    data: { task: undefined, fields: ['title'], value: 'Gemini' },
    english: 'Olga renamed this from “Gemini”',
    german: 'Olga hat den Titel geändert, bisher „Gemini“',
  },
  {
    event: 'project-status',
    type: 'project_update',
    data: { task: undefined, value: 'on-hold' },
    english: 'Olga set this project to On Hold',
    german: 'Olga hat das Projekt auf Pausiert gesetzt',
  },
  {
    event: 'project-deleted',
    type: 'project_update',
    data: { task: undefined },
    english: 'Olga deleted this project',
    german: 'Olga hat dieses Projekt gelöscht',
  },
  {
    event: 'project-added',
    type: 'member_joined',
    data: { task: undefined },
    english: 'Olga added you to this project',
    german: 'Olga hat Sie zu diesem Projekt hinzugefügt',
  },
  {
    event: 'project-joined',
    type: 'member_joined',
    data: { task: undefined, value: 'done' },
    english: 'Olga added done',
    german: 'Olga hat done hinzugefügt',
  },
  {
    event: 'project-owner',
    type: 'role_changed',
    data: { task: undefined },
    english: 'Olga made you the owner of this project',
    german: 'Olga hat Ihnen dieses Projekt übertragen',
  },
  {
    event: 'team-invited',
    type: 'team_invite',
    data: { task: undefined, value: 'Rockets' },
    english: 'Olga invited you to join Rockets',
    german: 'Olga hat Sie in das Team Rockets eingeladen',
  },
  {
    event: 'team-joined',
    type: 'member_joined',
    data: { task: undefined },
    english: 'Olga joined the team',
    german: 'Olga gehört jetzt zum Team',
  },
  {
    event: 'team-role',
    type: 'role_changed',
    data: { task: undefined, value: 'member' },
    english: 'Olga changed your role in the team to Member',
    german: 'Olga hat Ihre Rolle im Team geändert: Mitglied',
  },
  {
    event: 'team-removed',
    type: 'role_changed',
    data: { task: undefined, value: 'Rockets' },
    english: 'Olga removed you from Rockets and its projects',
    german: 'Olga hat Sie aus Rockets und dessen Projekten entfernt',
  },
  {
    event: 'new-device',
    type: 'security',
    data: { actor: null, task: undefined, value: 'Firefox' },
    english: MESSAGE,
    german:
      'Neues Gerät: Firefox. Wenn Sie das nicht waren, beenden Sie diese Sitzung und ändern Sie Ihr Passwort.',
  },
  {
    event: 'remote',
    type: 'remote',
    data: { value: 'reports', texts: { de: { title: 'Berichte', message: 'März ist fertig.' } } },
    english: MESSAGE,
    german: 'März ist fertig.',
  },
];

const given = ({ event, type, data }: Pick<Row, 'event' | 'type' | 'data'>) =>
  aNotification({
    type,
    message: MESSAGE,
    project: { title: PROJECT },
    details: {
      event,
      actor: 'Olga',
      project: { _id: 'p', title: PROJECT },
      task: { _id: 't', title: TASK },
      ...data,
    },
  });

const line = (notification: Parameters<typeof deedOf>[0]): string => {
  const { actor, words } = deedOf(notification, t);
  return actor === null ? words : `${actor} ${words}`;
};

afterEach(() => setLanguage('en'));

it('there is a line for every event', () => {
  expect(new Set(ROWS.map(({ event }) => event))).toEqual(new Set(NOTIFICATION_EVENTS));
});

it.each(ROWS)('$event: $english', async ({ english, german, ...row }) => {
  expect(line(given(row))).toBe(english);
  await setLanguage('de');
  expect(line(given(row))).toBe(german);
});

it.each(ROWS)('$event doesn’t repeat the title above it', async (row) => {
  const notification = given(row);
  const title = taskTitleOf(notification) ?? PROJECT;
  for (const language of ['en', 'de'] as const) {
    await setLanguage(language);
    expect(line(notification)).not.toContain(title);
  }
});

it('a person who isn’t known is “Someone”', async () => {
  const row = { event: 'comment', type: 'comment_added', data: { actor: null, text: 'Yes' } } as const;
  expect(line(given(row))).toBe('Someone commented: “Yes”');
  await setLanguage('de');
  expect(line(given(row))).toBe('Jemand hat kommentiert: „Yes“');
});

it.each([
  ['an earlier version', null],
  ['a newer API', { event: 'of-a-newer-api' as 'comment', actor: 'Olga' }],
  ['an inherited name', { event: 'constructor' as 'comment', actor: 'Olga' }],
])('the English sentence of %s stays, and says its language', async (_of, details) => {
  await setLanguage('de');
  expect(deedOf(aNotification({ message: MESSAGE, details }), t)).toEqual({
    actor: null,
    words: MESSAGE,
    lang: 'en',
  });
});

it('a task has the title that it has since it was renamed', () => {
  expect(taskTitleOf(given({ event: 'comment', type: 'comment_added' }))).toBe(TASK);
  expect(
    taskTitleOf(given({ event: 'task-renamed', type: 'task_updated', data: { value: 'Fly home' } })),
  ).toBe('Fly home');
});
