import { act, render, screen } from '@testing-library/react';
import { toast, Toaster } from './index';

let isReachable = false;
jest.mock('./sonner-toaster', () => {
  if (!isReachable) throw new Error('ChunkLoadError');
  return jest.requireActual('./sonner-toaster');
});

it('takes nothing with it when its code does not come, and shows what waited once it does', async () => {
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
