import { renderHook, waitFor } from '@testing-library/react';
import { useIdleParts } from './use-idle-parts';

let mockIsOffline = true;
let mockAttempts = 0;
jest.mock('./idle-parts', () => {
  mockAttempts += 1;
  if (mockIsOffline) throw new Error('Loading chunk failed');
  return { __esModule: true, default: () => null };
});

it('loads them once there is a connection again, without a message', async () => {
  const complaints = jest.spyOn(console, 'error');
  const { result } = renderHook(() => useIdleParts());
  await waitFor(() => expect(mockAttempts).toBe(1));
  expect(result.current).toBeNull();
  mockIsOffline = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(result.current).not.toBeNull();
  });
  expect(complaints).not.toHaveBeenCalled();
});
