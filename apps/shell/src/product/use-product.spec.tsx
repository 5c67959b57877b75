import { screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import { useDocumentTitle } from './use-document-title';
import { useProduct } from './use-product';

function Stage() {
  const { name, logo } = useProduct();
  useDocumentTitle('Calendar');
  return <p>{`${logo} ${name}`}</p>;
}

const renamed = { product: { name: 'Acme Flow', logo: 'AF' }, version: '1.0.0', capabilities: [] };

beforeEach(() => localStorage.clear());

describe('The product’s name', () => {
  it('is Taskloom until the API returns another name', async () => {
    renderApp(<Stage />, { api: new FakeApi().on('GET', API.meta, renamed) });
    expect(screen.getByText('TL Taskloom')).toBeVisible();
    expect(await screen.findByText('AF Acme Flow')).toBeVisible();
    expect(document.title).toBe('Calendar · Acme Flow');
  });

  it('stays Taskloom when the API does not respond', async () => {
    const { api } = renderApp(<Stage />);
    await waitFor(() => expect(api.sent('GET', API.meta)).not.toHaveLength(0));
    expect(screen.getByText('TL Taskloom')).toBeVisible();
  });

  it('is the operator’s from the first paint of the next visit', async () => {
    const first = renderApp(<Stage />, { api: new FakeApi().on('GET', API.meta, renamed) });
    await screen.findByText('AF Acme Flow');
    first.unmount();
    renderApp(<Stage />);
    expect(screen.getByText('AF Acme Flow')).toBeVisible();
  });
});
