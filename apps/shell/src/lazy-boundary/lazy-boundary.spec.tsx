import { screen } from '@testing-library/react';
import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import { renderApp } from '@taskloom/client/test-kit';
import { LazyBoundary } from './lazy-boundary';

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
        <LazyBoundary onFail={() => setWanted(false)} quiet={quiet}>
          {wanted && <Part />}
        </LazyBoundary>
      </>
    );
  }
  return renderApp(<Stage />);
}

const part = { default: () => 'Here it is' };

describe('A part that is loaded lazily', () => {
  it('appears once its code is loaded', async () => {
    const { user } = show(async () => part);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('shows a toast when loading fails, keeps the screen, and loads again on the next attempt', async () => {
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

  it('fails silently when the user did not ask for it', async () => {
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
