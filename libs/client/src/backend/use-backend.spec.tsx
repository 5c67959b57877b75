import { screen } from '@testing-library/react';
import { useState } from 'react';
import { API } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { FakeApi, refuse, renderApp } from '../test-kit';
import { useBackendCall, useBackendData } from './use-backend';

const SUMMARY = API.backendCall('reports', '/summary');
const REPORTS = API.backendCall('reports', '/reports');
const isCount = (value: unknown): value is { count: number } =>
  typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number';

function Summary({ projectId }: { projectId?: string }) {
  const { data, error } = useBackendData({
    remote: 'reports',
    path: '/summary',
    projectId,
    isValid: isCount,
  });
  if (error) return <p>{errorMessage(error, 'Failed')}</p>;
  return <p>{data ? `${data.count} reports` : 'Nothing'}</p>;
}

function NewReport() {
  const send = useBackendCall({ remote: 'reports', projectId: 'p1' });
  const [created, setCreated] = useState('');
  const create = async () => {
    try {
      setCreated(JSON.stringify(await send({ path: '/reports', body: { title: 'March' } })));
    } catch (error) {
      setCreated(errorMessage(error, 'Failed'));
    }
  };
  return <button onClick={() => void create()}>Create {created}</button>;
}

describe('data of a backend', () => {
  it('is requested for the project, and returned when it is valid', async () => {
    const api = new FakeApi().on('GET', SUMMARY, { count: 3 });
    renderApp(<Summary projectId="p1" />, { api });
    expect(await screen.findByText('3 reports')).toBeVisible();
    expect(api.sent('GET', SUMMARY)[0]?.headers.get('x-project-id')).toBe('p1');
  });

  it('is left out when it is not valid', async () => {
    const api = new FakeApi().on('GET', SUMMARY, { count: 'many' });
    renderApp(<Summary />, { api });
    expect(await screen.findByText('Nothing')).toBeVisible();
    expect(api.sent('GET', SUMMARY)[0]?.headers.has('x-project-id')).toBe(false);
  });

  it('has the sentence of a failure', async () => {
    const api = new FakeApi().on('GET', SUMMARY, refuse('REMOTE_BACKEND_FAILED', 'It cannot be reached.'));
    renderApp(<Summary />, { api });
    expect(await screen.findByText('It cannot be reached.')).toBeVisible();
  });
});

describe('a call of a backend', () => {
  it('sends JSON with a key of its own and returns the answer', async () => {
    const api = new FakeApi().on('POST', REPORTS, { _id: '1' });
    const { user } = renderApp(<NewReport />, { api });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Create {"_id":"1"}')).toBeVisible();
    const [sent] = api.sent('POST', REPORTS);
    expect(sent?.body).toEqual({ title: 'March' });
    expect(sent?.headers.get('x-project-id')).toBe('p1');
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('is not repeated when it fails, because the backend may have done it', async () => {
    const api = new FakeApi().on('POST', REPORTS, refuse('REMOTE_BACKEND_TIMEOUT', 'No answer in time.'));
    const { user } = renderApp(<NewReport />, { api });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Create No answer in time.')).toBeVisible();
    expect(api.sent('POST', REPORTS)).toHaveLength(1);
  });
});
