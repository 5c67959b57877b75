import { screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { lazyPart } from '@taskloom/client';
import { renderApp } from '@taskloom/client/test-kit';
import { LazyBoundary } from './lazy-boundary';
import { preloadable } from './preloadable';

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

  it('fails silently when the user did not request it', async () => {
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

describe('A screen that can be preloaded', () => {
  const open = (Screen: ComponentType) =>
    renderApp(
      <Suspense fallback="Loading...">
        <Screen />
      </Suspense>,
    );

  it('is rendered at once when its code is there', async () => {
    const { load, Screen } = preloadable(async () => part);
    await load();
    open(Screen);
    expect(screen.getByText('Here it is')).toBeVisible();
  });

  it('loads its code otherwise', async () => {
    open(preloadable(async () => part).Screen);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
