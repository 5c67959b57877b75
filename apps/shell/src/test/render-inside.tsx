import type { ReactElement, ReactNode } from 'react';
import { API, type Notification } from '@taskloom/contracts';
import { RealtimeProvider } from '@taskloom/client/realtime';
import { FakeApi, renderApp, type RenderOptions } from '@taskloom/client/test-kit';
import { RemotesProvider } from '../remotes';
import { fakeRealtime } from './fake-realtime';
import { remotesAnswer, sampleLoaders } from './sample-remotes';

/** An API with the responses for the frame. */
export const insideApi = (notifications: readonly Notification[] = []): FakeApi =>
  new FakeApi()
    .on('GET', '/remotes.json', remotesAnswer)
    .on('GET', API.projects, [])
    .on('GET', API.notifications, {
      notifications,
      unreadCount: notifications.filter(({ read }) => !read).length,
    });

/** Renders a part of the shell for a signed-in person, with remotes and a socket. */
export function renderInside(ui: ReactElement, options: Omit<RenderOptions, 'around'> = {}) {
  const { api = insideApi(), ...rest } = options;
  const realtime = fakeRealtime();
  const loaders = sampleLoaders();
  const Around = ({ children }: { children: ReactNode }) => (
    <RealtimeProvider realtime={realtime}>
      <RemotesProvider loaders={loaders}>{children}</RemotesProvider>
    </RealtimeProvider>
  );
  return { ...renderApp(ui, { ...rest, api, around: Around }), realtime };
}
