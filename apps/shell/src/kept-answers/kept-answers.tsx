import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@taskloom/client';
import { followShown } from './follow-shown';

const useAppStore = useStore.withTypes<AppStore>();

/** Keeps what is on the screen for a start without a connection. */
export function KeptAnswers() {
  const store = useAppStore();
  useEffect(() => followShown(store), [store]);
  return null;
}
