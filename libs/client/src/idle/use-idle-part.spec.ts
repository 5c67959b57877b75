import { renderHook, waitFor } from '@testing-library/react';
import { useIdlePart } from './use-idle-part';

const Part = () => null;

it('loads the part once there is a connection again, without a message', async () => {
  const complaints = jest.spyOn(console, 'error');
  let isOffline = true;
  const load = jest.fn(() =>
    isOffline ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve({ default: Part }),
  );
  const { result } = renderHook(() => useIdlePart(load));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();
  isOffline = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(result.current).toBe(Part);
  });
  expect(complaints).not.toHaveBeenCalled();
});

it('loads nothing until the part is wanted', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Part }));
  const { result, rerender } = renderHook(({ wanted }) => useIdlePart(load, wanted), {
    initialProps: { wanted: false },
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(Part));
  expect(load).toHaveBeenCalledTimes(1);
});
