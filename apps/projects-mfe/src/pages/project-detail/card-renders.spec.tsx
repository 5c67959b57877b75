import { act, screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { projectsApi, taskArrived, taskFieldsArrived, toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, FakeApi } from '@taskloom/client/test-kit';
import type * as CardTitles from '../../features/board/card/card-title';
import { JONAS, MAYA } from '../../test/people';
import { openProject } from '../../test/open-project';

let mockRendered: string[] = [];

jest.mock('../../features/board/card/card-title', () => {
  const real = jest.requireActual<typeof CardTitles>('../../features/board/card/card-title');
  return {
    ...real,
    CardTitle: (props: Parameters<typeof CardTitles.CardTitle>[0]) => {
      mockRendered.push(props.card._id);
      return real.CardTitle(props);
    },
  };
});

const project = aProject({ owner: MAYA, members: [JONAS] });
const [a, b] = ['a', 'b'].map((_id) =>
  aTask({ _id, project: project._id, title: `Task ${_id}`, position: _id }),
);

const open = async () => {
  const cards = [a, b].map((task) => toCard(task as never));
  const api = new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), cards)
    .on('GET', API.labels(project._id), []);
  const { store } = openProject(project, api);
  await screen.findByRole('link', { name: /Task b/ });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  mockRendered = [];
  return store;
};

it('no card renders again when another part of the project changes', async () => {
  const store = await open();
  act(() => {
    store.dispatch(
      projectsApi.util.updateQueryData('getProject', project._id, (known) => {
        known.taskCounts = { todo: 9, inprogress: 0, done: 0 };
        known.title = 'Renamed';
      }),
    );
  });
  await screen.findByRole('heading', { name: 'Renamed' });
  expect(mockRendered).toEqual([]);
});

it('one card renders, once, for an event and the response to the same change', async () => {
  const store = await open();
  act(() => void store.dispatch(taskFieldsArrived(project._id, { _id: 'a', title: 'New', version: 2 })));
  await screen.findByRole('link', { name: /New/ });
  expect(mockRendered).toEqual(['a']);
  act(() => void store.dispatch(taskArrived({ ...a, title: 'New', version: 2 } as never)));
  expect(mockRendered).toEqual(['a']);
});
