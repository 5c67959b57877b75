import { setStoragePerson } from '../storage/person';
import { forgetProject, onRecentProjects, recentProjects, rememberProject } from './recent-projects';

const open = (user: string, ...ids: string[]) => {
  setStoragePerson(user);
  ids.forEach((_id) => rememberProject(user, { _id, title: `Project ${_id}` }));
};
const ids = (user: string) => recentProjects(user).map(({ _id }) => _id);

afterEach(() => {
  localStorage.clear();
  setStoragePerson(undefined);
});

it('is empty until a project is opened', () => {
  expect(recentProjects('maya')).toEqual([]);
});

it('keeps the last five, newest first, each once', () => {
  open('maya', '1', '2', '3', '4', '5', '6', '3');
  expect(ids('maya')).toEqual(['3', '6', '5', '4', '2']);
});

it('separates people', () => {
  open('maya', '1');
  open('jonas', '2');
  expect(ids('maya')).toEqual(['1']);
  expect(ids('jonas')).toEqual(['2']);
});

it('stores nothing for a person who is no longer signed in', () => {
  open('maya', '1');
  setStoragePerson(null);
  rememberProject('maya', { _id: '2', title: 'Too late' });
  expect(ids('maya')).toEqual(['1']);
});

it('updates a title and removes a deleted project', () => {
  open('maya', '1', '2');
  rememberProject('maya', { _id: '2', title: 'Renamed' });
  forgetProject('maya', '1');
  expect(recentProjects('maya')).toEqual([{ _id: '2', title: 'Renamed' }]);
});

it('notifies of a change, but not when the same project is opened again', () => {
  const listener = jest.fn();
  const stop = onRecentProjects(listener);
  open('maya', '1');
  open('maya', '1');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

it('ignores a stored value that is not a list of projects', () => {
  localStorage.setItem(
    'taskloom:recent-projects:@maya:list',
    '[1, {"_id": "1"}, {"_id": "2", "title": "Good"}]',
  );
  expect(ids('maya')).toEqual(['2']);
});
