import { createAppStore } from './create-app-store';

it('a session starts unauthenticated and uninitialised', () => {
  const { store, stop } = createAppStore();
  expect(store.getState().auth).toEqual({
    user: null,
    token: null,
    isAuthenticated: false,
    loading: false,
    error: null,
    initialized: false,
  });
  stop();
});
