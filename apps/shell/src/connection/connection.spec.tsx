import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import {
  keptAnswerShown,
  notificationsApi,
  useGetNotificationsQuery,
  useGetTeamMembersQuery,
} from '@taskloom/contracts/rtk';
import { RealtimeProvider } from '@taskloom/client/realtime';
import { refuse, renderApp } from '@taskloom/client/test-kit';
import { fakeRealtime } from '../test/fake-realtime';
import { insideApi } from '../test/render-inside';
import { ConnectionBanner } from './connection-banner';
import { useCatchUp } from './use-catch-up';
import { useConnection } from './use-connection';

const OFFLINE = /You are offline\. Your changes are kept/;
const RECONNECTING = /Reconnecting\.\.\./;

function Stage() {
  useGetNotificationsQuery();
  return (
    <ConnectionBanner
      connection={useConnection(0)}
      waiting={0}
      undecided={0}
      onTry={useCatchUp()}
      onDecide={() => {}}
      held={[]}
      onReview={() => {}}
    />
  );
}

const network = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

/** A screen whose data isn't covered by the catch-up after a short loss of connection. */
function Team() {
  useGetTeamMembersQuery();
  return null;
}

function show(more?: ReactNode) {
  const realtime = fakeRealtime();
  const stage = (
    <RealtimeProvider realtime={realtime}>
      <Stage />
      {more}
    </RealtimeProvider>
  );
  return { ...renderApp(stage, { api: insideApi() }), realtime };
}

describe('The connection banner', () => {
  it('is hidden while connected', () => {
    const { realtime } = show();
    realtime.become('online');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows that the device is offline, until it is online again', () => {
    show();
    network(false);
    expect(screen.getByText(OFFLINE)).toBeVisible();
    network(true);
    expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  });

  it('shows that it is reconnecting, until the connection is back', async () => {
    const { realtime } = show();
    realtime.become('offline');
    expect(await screen.findByText(RECONNECTING)).toBeVisible();
    realtime.become('connecting');
    expect(screen.getByText(RECONNECTING)).toBeVisible();
    realtime.become('online');
    expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
  });

  it('shows nothing before the first connection', () => {
    const { realtime } = show();
    realtime.become('connecting');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('retries at once on request', async () => {
    const { realtime, user } = show();
    realtime.become('offline');
    realtime.connect.mockClear();
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(realtime.connect).toHaveBeenCalledWith('test-token');
  });
});

describe('Kept responses', () => {
  const MINUTE = 60_000;

  it('are shown with the age of the oldest', () => {
    const { store } = show();
    network(false);
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
    act(() => {
      store.dispatch(keptAnswerShown(Date.now() - 5 * MINUTE));
      store.dispatch(keptAnswerShown(Date.now() - MINUTE));
    });
    expect(screen.getByText('Last updated 5 minutes ago.')).toBeVisible();
    network(true);
  });

  it('are all requested again once the connection is back', async () => {
    const { realtime, api, store } = show(<Team />);
    await waitFor(() => expect(api.sent('GET', API.teamMembers)).toHaveLength(1));
    realtime.become('offline');
    act(() => {
      store.dispatch(keptAnswerShown(Date.now() - MINUTE));
    });
    realtime.become('online');
    await waitFor(() => expect(api.sent('GET', API.teamMembers)).toHaveLength(2));
    expect(store.getState().kept.at).toBeNull();
  });

  it('are the reason for that: otherwise, the platform requests what has changed', async () => {
    const { realtime, api } = show(<Team />);
    await waitFor(() => expect(api.sent('GET', API.teamMembers)).toHaveLength(1));
    realtime.become('offline');
    realtime.become('online');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(api.sent('GET', API.teamMembers)).toHaveLength(1);
  });
});

describe('A page opened while the server is unreachable', () => {
  const UNREACHABLE = /The server cannot be reached\. You stay signed in\./;
  const AWAY = refuse('UNAVAILABLE', 'Try again in a moment.');

  const open = () => {
    const view = show();
    view.api.on('GET', API.me, AWAY).on('GET', API.notifications, AWAY);
    // The state after the session was restored without a response.
    act(() => {
      view.store.dispatch({ type: 'auth/sessionResumed', payload: { token: 'test-token', user: view.me } });
      view.store.dispatch({ type: 'auth/serverMissed' });
    });
    return view;
  };
  const isBack = ({ api, me }: ReturnType<typeof open>) =>
    api.on('GET', API.me, me).on('GET', API.notifications, { notifications: [], unreadCount: 0 });

  it('shows at once that the server is unreachable and the person stays signed in', () => {
    open();
    expect(screen.getByText(UNREACHABLE)).toBeVisible();
  });

  it('recovers automatically and refetches failed queries', async () => {
    const view = open();
    await waitFor(() => expect(view.api.sent('GET', API.notifications).length).toBeGreaterThan(0));
    isBack(view);
    view.realtime.become('online');
    await waitFor(() => expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument());
    await waitFor(() => {
      const answer = notificationsApi.endpoints.getNotifications.select()(view.store.getState());
      expect(answer.isSuccess).toBe(true);
    });
  });

  it('recovers when its button is pressed', async () => {
    const view = open();
    isBack(view);
    await view.user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument());
  });
});
