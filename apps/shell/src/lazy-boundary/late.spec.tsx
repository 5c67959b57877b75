import { screen } from '@testing-library/react';
import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { renderApp } from '@taskloom/client/test-kit';
import { Late } from './late';

type Load = () => Promise<{ default: () => string }>;

function show(load: Load, quiet = false) {
  const Part = lazyPart(load);
  function Stage() {
    const [wanted, setWanted] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={wanted} onClick={() => setWanted(true)}>
          Open
        </button>
        <Late onFail={() => setWanted(false)} quiet={quiet}>
          {wanted && <Part />}
        </Late>
      </>
    );
  }
  return renderApp(<Stage />);
}

const part = { default: () => 'Here it is' };

describe('A part that comes late', () => {
  it('is there once its code is', async () => {
    const { user } = show(async () => part);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('takes nothing with it when it does not come, says so, and is loaded anew at the next wish', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .fn<ReturnType<Load>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(part);
    const { user } = show(load);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('fails without a word when nobody asked for it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .fn<ReturnType<Load>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(part);
    const { user } = show(load, true);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('button', { name: 'Open', pressed: false });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(screen.queryByText('This part could not be loaded')).not.toBeInTheDocument();
  });
});
