import { screen, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aStorage } from '../../sample/storage';
import { operationsApi, showOperations } from '../../test/show-operations';

const GIGABYTE = 1_073_741_824;

const show = async (parts = {}) => {
  showOperations(operationsApi().on('GET', API.installationStorage, aStorage(parts)));
  return within(await screen.findByRole('region', { name: 'Storage' }));
};

describe('the storage of the installation', () => {
  it('shows used and free space, and the largest users of the team', async () => {
    const storage = await show();
    expect(storage.getByText('Files of all projects use 13 GB of 50 GB')).toBeVisible();
    expect(storage.getByText('Free on disk').nextSibling).toHaveTextContent('83 GB');
    const people = within(storage.getByRole('list', { name: 'Largest users in your team' }));
    expect(people.getByRole('listitem')).toHaveTextContent('Ada Lovelace1.5 GB');
    expect(storage.queryByText(/are refused/)).not.toBeInTheDocument();
  });

  it('shows that uploads are refused while less than the reserve is free', async () => {
    const storage = await show({ free: GIGABYTE / 2 });
    expect(storage.getByText(/uploads and builds of remotes are refused/)).toBeVisible();
  });
});
