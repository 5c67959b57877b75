import { addressed, listed, quoted, type Notice } from './notice.js';

const notice = (userId: string, title: string, senderId?: string): Notice => ({
  userId,
  type: 'task_updated',
  title,
  message: '',
  link: '/',
  sender: senderId ? { _id: senderId, name: 'Sender', avatar: '' } : null,
  details: { event: 'task-changed' },
});

describe('recipients', () => {
  it('excludes the person who acted, and keeps the order of the notices', () => {
    const due = addressed([
      notice('ann', 'first', 'bob'),
      notice('bob', 'own', 'bob'),
      notice('ann', 'second', 'bob'),
    ]);
    expect(due.map(({ userId, title }) => [userId, title])).toEqual([
      ['ann', 'first'],
      ['ann', 'second'],
    ]);
  });

  it('includes everyone when there is no actor', () => {
    expect(addressed([notice('ann', 'x'), notice('bob', 'x')])).toHaveLength(2);
  });
});

describe('the text of a notice', () => {
  it('is cut by characters, not by bytes', () => {
    expect(quoted('short')).toBe('“short”');
    expect(quoted('🎉'.repeat(200))).toBe(`“${'🎉'.repeat(119)}…”`);
    expect(quoted('👨‍👩‍👧'.repeat(30))).toBe(`“${'👨‍👩‍👧'.repeat(23)}…”`);
  });

  it('joins words with commas and "and"', () => {
    expect(listed(['title'])).toBe('title');
    expect(listed(['title', 'status', 'deadline'])).toBe('title, status, and deadline');
  });
});
