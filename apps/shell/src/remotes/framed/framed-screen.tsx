import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { framePage, type RemoteVitals, type ResolvedRemote } from '@taskloom/contracts';
import { useStore } from 'react-redux';
import { lazyPart, useUser, type AppStore } from '@taskloom/client';
import { useRealtime } from '@taskloom/client/realtime';
import {
  useCanGoBack,
  useLocation,
  useNavigate,
  useUnsavedGuard,
  type NavigateFunction,
} from '@taskloom/client/router';
import { useLanguage } from '@taskloom/client/texts';
import { useThemeMode } from '@taskloom/ui';
import { preferences } from '../../preferences/preferences';
import { keyOf, type Build } from '../loading/build';
import { Fault, LoadFailure } from '../loading/load-failure';
import type { RemoteEntry } from '../loading/manifest';
import { createCallDesk, type CallDesk } from './answer-calls';
import { openChannel, type Channel } from './channel';
import { useFrameSlot } from './frame-context';
import { useDrawnInTime, useFrameVitals, useIsWithdrawn, usePressOutside, useTellFrame } from './frame-hooks';
import { createFrameRooms, type FrameRooms } from './frame-rooms';
import styles from './framed-screen.module.css';
import type { FromFrame } from './messages';
import { isPressing, pressInShell } from './press-in-shell';

const LeaveQuestion = lazyPart(() => import('./leave-question'));
const useAppStore = useStore.withTypes<AppStore>();

interface Props {
  build: Build;
  entry: RemoteEntry;
  path: string;
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Another error than a load failure counts as one of the remote's code. */
const failureOf = ({ stage, kind, reason, stack }: Extract<FromFrame, { type: 'failed' }>): unknown => {
  const cause = new Fault(kind, reason);
  cause.stack = stack ?? '';
  return stage === 'mount' ? cause : new LoadFailure(stage, cause);
};

/** The paths of all routes with the same screen. */
const pathsLike = (path: string, remotes: readonly ResolvedRemote[], { name }: Build): string[] => {
  const routes = remotes.find((remote) => remote.name === name)?.routes ?? [];
  const own = routes.find((route) => route.path === path);
  return routes
    .filter((route) => route.path === path || (own?.page && route.page === own.page))
    .map((route) => route.path);
};

type Doing = Exclude<FromFrame, { type: 'ready' | 'failed' | 'threw' | 'held' | 'pong' | 'unsaved' }>;

interface Dependencies {
  desk: CallDesk;
  rooms: FrameRooms;
  navigate: NavigateFunction;
  frame: HTMLIFrameElement | null;
}

/** Handles a person's actions in the frame, and its calls. */
function carryOut(message: Doing, { desk, rooms, navigate, frame }: Dependencies): void {
  switch (message.type) {
    case 'call':
      return void desk.answer(message);
    case 'left':
      return desk.leave(message);
    case 'navigate':
      return void navigate(message.to, { replace: message.replace, state: message.state });
    case 'go':
      return void navigate(message.delta);
    case 'open':
      if (isPressing()) window.open(message.to, '_blank', 'noopener');
      return;
    case 'room':
      return rooms.change(message);
    case 'key':
      return pressInShell(frame, message);
  }
}

interface SandboxedFrameProps extends Pick<Props, 'build'> {
  frame: RefObject<HTMLIFrameElement | null>;
  nonce: string;
  ready: boolean;
  title: string;
}

const SandboxedFrame = ({ frame, build, nonce, ready, title }: SandboxedFrameProps) => (
  <iframe
    ref={frame}
    className={styles.frame}
    data-ready={ready}
    title={title}
    sandbox="allow-scripts allow-forms"
    allow=""
    referrerPolicy="no-referrer"
    src={`${framePage(build.name)}#${nonce}`}
  />
);

/** The screen of a remote with `"isolation": "frame"`. It throws when the frame fails, as the code of other remotes does. */
export function FramedScreen({ build, entry, path }: Props) {
  const { loading, title, onReady, page } = useFrameSlot();
  const { remotes, screens, withdrawn } = page;
  const store = useAppStore();
  const realtime = useRealtime();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const { resolved: theme } = useThemeMode();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<Channel>(null);
  const [nonce] = useState(newNonce);
  const [startedAt] = useState(() => performance.now());
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const guard = useUnsavedGuard(unsaved);
  const vitals = useRef<RemoteVitals>({});

  const canGoBack = useCanGoBack();
  const place = { pathname, search, hash, state: state as unknown, canGoBack };
  const fail = (cause: unknown): void => setFailure((before) => before ?? { cause });

  const start = useEffectEvent((opened: Channel) => {
    channel.current = opened;
    if (!user) return;
    opened.send({
      type: 'start',
      ...{ build, entry, path, paths: pathsLike(path, remotes, build), place, theme, language },
      singleKeys: preferences().singleKeys,
      user: { ...user, email: '' },
    });
  });

  const hear = useEffectEvent((message: FromFrame, dependencies: Pick<Dependencies, 'desk' | 'rooms'>) => {
    switch (message.type) {
      case 'ready':
        setReady(true);
        return onReady();
      case 'failed':
        return fail(failureOf(message));
      case 'threw':
        return screens.uncaught(build, message.reason, message.stack);
      case 'held':
        return screens.held(build, message.file, message.durationMs);
      case 'pong':
        vitals.current = message.vitals;
        return;
      case 'unsaved':
        return setUnsaved(message.unsaved);
      default:
        // The frame has asked by itself.
        if (message.type === 'navigate' || message.type === 'go') guard.release();
        return carryOut(message, { ...dependencies, navigate, frame: frame.current });
    }
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const desk = createCallDesk(build.name, store, (message) => channel.current?.send(message));
    const rooms = createFrameRooms(realtime);
    const ends = [
      screens.loaders.opened(build),
      openChannel({
        frame: element,
        nonce,
        onOpen: (opened) => start(opened),
        onMessage: (message) => hear(message, { desk, rooms }),
        onBroken: (reason) => fail(new Fault('crashed', `${build.name}: ${reason}`)),
      }),
      rooms.close,
      desk.close,
    ];
    return () => {
      channel.current = null;
      ends.forEach((end) => end());
    };
  }, [build, store, realtime, nonce, screens]);

  useDrawnInTime(ready, fail);
  useFrameVitals({ ready, build, startedAt, vitals, screens });

  useTellFrame(channel, { theme, language, place });
  usePressOutside(frame);

  const isWithdrawn = useIsWithdrawn(build, withdrawn);
  // Unlike code in the page, that of a frame can be ended at once.
  if (isWithdrawn) throw new Fault('revoked', 'it was withdrawn');
  if (failure) throw failure.cause;
  return (
    <div className={styles.area} data-framed>
      {!ready && <div className={styles.loading}>{loading}</div>}
      <SandboxedFrame key={keyOf(build)} {...{ frame, build, nonce, ready, title }} />
      {guard.asking && <LeaveQuestion onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
}
