import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import type { RemoteVitals } from '@taskloom/contracts';
import type { Screens } from '../screens/screens';
import { keyOf, type Build } from '../loading/build';
import { LOAD_LIMIT_MS } from '../loading/limits';
import { Fault, LoadFailure } from '../loading/load-failure';
import type { Channel } from './channel';
import type { FrameSlot } from './frame-context';
import type { FrameStart } from './messages';
import { pressOutside } from './press-in-shell';

/** Fails when the frame has not said in time that it has drawn. */
export function useDrawnInTime(ready: boolean, fail: (cause: unknown) => void): void {
  const giveUp = useEffectEvent(() =>
    fail(new LoadFailure('screen', new Fault('timeout', `not drawn within ${LOAD_LIMIT_MS} ms`))),
  );
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(giveUp, LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [ready]);
}

interface Measured {
  build: Build;
  ready: boolean;
  startedAt: number;
  vitals: RefObject<RemoteVitals>;
  screens: Screens;
}

/** Reports what the frame measures. Its times begin when it is opened, those of the page earlier. */
export function useFrameVitals({
  ready,
  startedAt,
  build: { name, version },
  vitals,
  screens,
}: Measured): void {
  useEffect(() => {
    if (!ready) return;
    return screens.measure({ name, version }, () => {
      const { lcp, ...rest } = vitals.current;
      return { ...rest, ...(lcp !== undefined && { lcp: Math.round(startedAt + lcp) }) };
    });
  }, [ready, startedAt, name, version, vitals, screens]);
}

/** Sends the frame each change of theme, language and address. */
export function useTellFrame(
  channel: RefObject<Channel | null>,
  { theme, language, place }: Pick<FrameStart, 'theme' | 'language' | 'place'>,
): void {
  const { pathname, search, hash, state, canGoBack } = place;
  useEffect(() => channel.current?.send({ type: 'theme', theme }), [channel, theme]);
  useEffect(() => channel.current?.send({ type: 'language', language }), [channel, language]);
  useEffect(
    () => channel.current?.send({ type: 'place', place: { pathname, search, hash, state, canGoBack } }),
    [channel, pathname, search, hash, state, canGoBack],
  );
}

/** Closes the popovers of the page when the person presses something in the frame. */
export function usePressOutside(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const onBlur = () => pressOutside(frame.current);
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [frame]);
}

export function useIsWithdrawn(build: Build, withdrawn: FrameSlot['page']['withdrawn']): boolean {
  return useSyncExternalStore(withdrawn.onChange, () =>
    withdrawn.list().some((each) => keyOf(each) === keyOf(build)),
  );
}
