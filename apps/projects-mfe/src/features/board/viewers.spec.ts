import { viewersByTask } from './viewers';

const person = (name: string) => ({ _id: name, name, avatar: '' });

it('lists who else has which card open, without the viewer', () => {
  const viewers = viewersByTask(
    [
      { user: person('me'), taskIds: ['a'] },
      { user: person('jonas'), taskIds: ['a', 'b'] },
      { user: person('priya'), taskIds: ['a'] },
    ],
    'me',
  );
  expect(viewers.get('a')?.map(({ name }) => name)).toEqual(['jonas', 'priya']);
  expect(viewers.get('b')?.map(({ name }) => name)).toEqual(['jonas']);
  expect(viewers.get('c')).toBeUndefined();
});
