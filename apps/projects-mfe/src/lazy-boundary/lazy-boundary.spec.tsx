import { lazyPart } from '@taskloom/client';
import { renderApp } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { LazyBoundary } from './lazy-boundary';

it('keeps the screen when a dialog fails to load, shows a toast, and loads it again on the next request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn<Promise<{ default: () => string }>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ default: () => 'The dialog' });
  const Dialog = lazyPart(load);
  function Board() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LazyBoundary onFail={() => setOpen(false)}>{open && <Dialog />}</LazyBoundary>
      </>
    );
  }
  const { user } = renderApp(<Board />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('This part could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('The dialog');
});
