import { aNotification } from '@taskloom/client/test-kit';
import { groupNotifications } from './group-notifications';

const about = (_id: string, taskId: string | null, part = {}) =>
  aNotification({ _id, taskId, projectId: 'p', ...part });

it('groups the notifications of one task, newest first', () => {
  const groups = groupNotifications([about('1', 'a'), about('3', 'a'), about('2', 'b')]);
  expect(groups.map(({ key, notifications }) => [key, notifications.map(({ _id }) => _id)])).toEqual([
    ['a', ['3', '1']],
    ['b', ['2']],
  ]);
});

it('sorts groups with unread notifications first', () => {
  const groups = groupNotifications([
    about('3', 'a', { read: true }),
    about('2', 'b', { read: true }),
    about('1', 'b'),
  ]);
  expect(groups.map(({ key, unread }) => [key, unread])).toEqual([
    ['b', 1],
    ['a', 0],
  ]);
});

it('finds the task of a notification in its data alone', () => {
  const details = { event: 'comment', actor: null, task: { _id: 'a', title: 'A' } } as const;
  const groups = groupNotifications([about('2', null, { details }), about('1', null)]);
  expect(groups.map(({ key }) => key)).toEqual(['a', 'p']);
});

it('groups the rest by project, account and team', () => {
  const groups = groupNotifications([
    about('3', null),
    about('2', null),
    aNotification({ _id: '1', projectId: null, taskId: null, type: 'security' }),
    aNotification({ _id: '0', projectId: null, taskId: null }),
  ]);
  expect(groups.map(({ key, notifications }) => [key, notifications.length])).toEqual([
    ['p', 2],
    ['account', 1],
    ['team', 1],
  ]);
});
