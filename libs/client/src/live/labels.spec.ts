import { API, SERVER_EVENTS, type ProjectLabel } from '@taskloom/contracts';
import { labelsApi } from '@taskloom/contracts/rtk';
import { createAppStore } from '../session/create-app-store';
import { FakeApi } from '../test-kit';
import { changeArrived } from './change-arrived';

const FINANCE: ProjectLabel = { _id: 'finance', name: 'finance', color: 'green' };
const API_LABEL: ProjectLabel = { _id: 'api', name: 'api', color: 'sky' };

it('replaces the labels of a project with those in a change, and keeps them otherwise', async () => {
  const api = new FakeApi().on('GET', API.labels('p'), [FINANCE]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store, stop } = createAppStore();
  await store.dispatch(labelsApi.endpoints.getLabels.initiate('p'));
  const labels = () => labelsApi.endpoints.getLabels.select('p')(store.getState()).data;
  const arrive = (revision: number, more: { labels?: ProjectLabel[] }) =>
    store.dispatch(
      changeArrived({
        event: SERVER_EVENTS.projectUpdated,
        data: { projectId: 'p', revision, actor: null, updates: {}, ...more },
      }),
    );
  arrive(1, {});
  expect(labels()).toEqual([FINANCE]);
  arrive(2, { labels: [API_LABEL, FINANCE] });
  expect(labels()).toEqual([API_LABEL, FINANCE]);
  stop();
});
