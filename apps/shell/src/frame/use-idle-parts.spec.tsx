import { act, renderHook, waitFor } from '@testing-library/react';
import { useIdleParts } from './use-idle-parts';

let mockIsOffline = true;
jest.mock('./idle-parts', () => {
  if (mockIsOffline) throw new Error('Loading chunk failed');
  return { __esModule: true, default: () => null };
});

it('loads them once there is a connection again, without a message', async () => {
  const complaints = jest.spyOn(console, 'error');
  const { result } = renderHook(() => useIdleParts());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(result.current).toBeNull();
  mockIsOffline = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(result.current).not.toBeNull();
  });
  expect(complaints).not.toHaveBeenCalled();
});
