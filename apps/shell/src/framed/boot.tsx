import { createRoot } from 'react-dom/client';
import { createAppStore } from '@taskloom/client';
import { setLanguage } from '@taskloom/client/texts';
import { Fault, LoadFailure } from '../remotes/loading/load-failure';
import { createRemoteLoader } from '../remotes/loading/remote-loader';
import { loadEntry } from '../remotes/loading/entry-script';
import { openRemote, openScreen } from '../remotes/loading/expose';
import type { FrameStart } from '../remotes/framed/messages';
import { observeLongTasks } from '../remotes/telemetry/long-tasks';
import { stackOf } from '../remotes/telemetry/stack';
import { createVitals } from '../remotes/telemetry/vitals';
import { connect, type Host } from './connect';
import { followLinks } from './follow-links';
import { forwardKeys } from './forward-keys';
import { FramedApp } from './framed-app';
import { redirectCalls } from './redirect-calls';
import { takeUpdate } from './take-update';

/** Errors that are reported; the shell keeps fewer. */
const MOST_ERRORS = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function reportErrors(host: Host): void {
  let left = MOST_ERRORS;
  const report = (error: unknown): void => {
    if (left-- > 0) host.send({ type: 'threw', reason: messageOf(error), stack: stackOf(error) });
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

const failed = (host: Host, error: unknown): void => {
  const { stage, kind, message, cause } =
    error instanceof LoadFailure ? error : new LoadFailure('mount', error);
  const reason = cause instanceof Fault ? cause.message : message;
  host.send({ type: 'failed', stage, kind, reason, stack: stackOf(cause) });
};

const startOf = (host: Host): Promise<FrameStart> =>
  new Promise((resolve) => {
    const stop = host.onMessage((message) => {
      if (message.type !== 'start') return;
      stop();
      resolve(message);
    });
  });

/** The start message of the frame, with the changes since its code began to load. */
function followStart(host: Host, start: FrameStart): () => FrameStart {
  let now = start;
  host.onMessage((message) => {
    if (message.type === 'theme') now = { ...now, theme: message.theme };
    if (message.type === 'language') {
      now = { ...now, language: message.language };
      void setLanguage(message.language);
    }
    if (message.type === 'place') now = { ...now, place: message.place };
  });
  return () => now;
}

async function begin(): Promise<void> {
  const host = await connect();
  const start = await startOf(host);
  const startNow = followStart(host, start);
  const vitals = createVitals();
  host.onMessage((message) => message.type === 'ping' && host.send({ type: 'pong', vitals: vitals.read() }));
  observeLongTasks(({ url, durationMs }) => host.send({ type: 'held', file: url, durationMs }));
  reportErrors(host);
  forwardKeys(host);
  followLinks(host);
  redirectCalls(host);
  document.documentElement.dataset['theme'] = start.theme;
  document.documentElement.dataset['singleKeys'] = start.singleKeys ? 'on' : 'off';
  await setLanguage(start.language);
  const { store } = createAppStore({
    preloadedState: {
      auth: {
        user: start.user,
        token: null,
        isAuthenticated: true,
        loading: false,
        error: null,
        initialized: true,
      },
    },
  });
  host.onMessage(takeUpdate(store.dispatch));
  // The shell has fetched the manifest, since this page may connect to nothing.
  const fetchManifest = async () => start.entry;
  const loader = createRemoteLoader(start.build, { fetchManifest, loadEntry, openRemote, openScreen });
  const root = document.getElementById('root');
  try {
    const Screen = await loader.screen(start.path);
    if (!root) return;
    createRoot(root).render(
      <FramedApp
        host={host}
        start={startNow()}
        store={store}
        Screen={Screen}
        onCrash={(error) => failed(host, error)}
      />,
    );
  } catch (error) {
    failed(host, error);
  }
}

void begin();
