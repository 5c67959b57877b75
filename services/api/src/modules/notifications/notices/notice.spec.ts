import { addressed, cut, listed, quoted, type Notice } from './notice.js';

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
  it('is never the one who did it, and everyone once, by the first notice', () => {
    const due = addressed([
      notice('ann', 'first', 'bob'),
      notice('bob', 'own', 'bob'),
      notice('ann', 'second', 'bob'),
    ]);
    expect(due.map(({ userId, title }) => [userId, title])).toEqual([['ann', 'first']]);
  });

  it('is everyone when nobody in particular did it', () => {
    expect(addressed([notice('ann', 'x'), notice('bob', 'x')])).toHaveLength(2);
  });
});

describe('the words of a notice', () => {
  it('are cut where they are long, by characters and not by bytes', () => {
    expect(quoted('short')).toBe('“short”');
    expect(quoted('🎉'.repeat(200))).toBe(`“${'🎉'.repeat(119)}…”`);
    expect(cut('🎉'.repeat(10), 10)).toBe('🎉'.repeat(10));
  });

  it('are listed as people list them', () => {
    expect(listed(['title'])).toBe('title');
    expect(listed(['title', 'status', 'deadline'])).toBe('title, status, and deadline');
  });
});
