import {
  Component,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@taskloom/client';
import { HostedRouter, Route, Routes, type RouterHost } from '@taskloom/client/router';
import { Toaster } from '@taskloom/client/toasts';
import { useThemeMode } from '@taskloom/ui';
import { ThemeProvider, toastClasses, toastIcons } from '@taskloom/ui/entry';
import type { FrameStart } from '../remotes/framed/messages';
import type { Host } from './connect';
import styles from './framed-app.module.css';
import { HostedRealtime } from './hosted-realtime';

class Boundary extends Component<
  { onCrash: (error: unknown) => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

/** A sibling of the screen in the same Suspense boundary, so that it mounts together with it. */
function Ready({ host }: { host: Host }) {
  useEffect(() => host.send({ type: 'ready' }), [host]);
  return null;
}

/** The theme of the page around. */
function Appearance({ host, first }: { host: Host; first: FrameStart }) {
  const { setMode } = useThemeMode();
  useLayoutEffect(() => setMode(first.theme), [setMode, first]);
  useEffect(
    () =>
      host.onMessage((message) => {
        if (message.type === 'theme') setMode(message.theme);
      }),
    [host, setMode],
  );
  return null;
}

const routerHostOf = (host: Host, { place: first }: FrameStart): RouterHost => ({
  place: () => first,
  onPlace: (listener) => host.onMessage((message) => message.type === 'place' && listener(message.place)),
  navigate: (to, { replace, state }) => host.send({ type: 'navigate', to, replace, state }),
  go: (delta) => host.send({ type: 'go', delta }),
  hold: (unsaved) => host.send({ type: 'unsaved', unsaved }),
});

const joinBy = (host: Host) => {
  const joined = new Map<string, number>();
  const change = (projectId: string, by: number): void => {
    const count = (joined.get(projectId) ?? 0) + by;
    joined.set(projectId, count);
    if (count === (by > 0 ? 1 : 0)) host.send({ type: 'room', projectId, joined: count > 0 });
  };
  return (projectId: string) => {
    change(projectId, 1);
    return () => change(projectId, -1);
  };
};

interface Props {
  host: Host;
  start: FrameStart;
  store: AppStore;
  Screen: ComponentType;
  onCrash: (error: unknown) => void;
}

/** The providers around a screen in a frame. Its toasts are shown inside the frame, and can’t be mistaken for those of the shell. */
export function FramedApp({ host, start, store, Screen, onCrash }: Props) {
  const [router] = useState(() => routerHostOf(host, start));
  const [join] = useState(() => joinBy(host));
  return (
    <Provider store={store}>
      <ThemeProvider>
        <Appearance host={host} first={start} />
        <HostedRouter host={router}>
          <HostedRealtime join={join}>
            <main className={styles.content}>
              <Boundary onCrash={onCrash}>
                <Suspense>
                  <Routes>
                    {start.paths.map((path) => (
                      <Route key={path} path={path} element={<Screen />} />
                    ))}
                  </Routes>
                  <Ready host={host} />
                </Suspense>
              </Boundary>
            </main>
            <Toaster classNames={toastClasses} icons={toastIcons} label="" />
          </HostedRealtime>
        </HostedRouter>
      </ThemeProvider>
    </Provider>
  );
}
