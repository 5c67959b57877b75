import { act, render, screen } from '@testing-library/react';
import { toast, Toaster } from './index';

let isReachable = false;
jest.mock('./sonner-toaster', () => {
  if (!isReachable) throw new Error('ChunkLoadError');
  return jest.requireActual('./sonner-toaster');
});

it('does not crash the page when its code fails to load, and shows pending toasts once it is loaded', async () => {
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  );
  await act(async () => toast.error('Not saved'));
  screen.getByText('The page');
  isReachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Not saved');
});
