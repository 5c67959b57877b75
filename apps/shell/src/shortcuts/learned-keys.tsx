import { START_KEYS, type StartKey } from '@taskloom/contracts';
import {
  projectListApi,
  useGetDisplayPreferencesQuery,
  useUpdateDisplayPreferencesMutation,
} from '@taskloom/contracts/rtk';
import { isComposing } from '@taskloom/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { preferences } from '../preferences/preferences';
import { GO } from './go-keys';
import { CREATE, isBusy, isInDialog, SEQUENCE_MS } from './use-shortcuts';

const SINGLE_KEYS: Readonly<Record<string, StartKey>> = { [CREATE]: 'create', a: 'assign', '?': 'help' };

/** The time of the last `g`. */
interface Sequence {
  goAt: number;
}

/** The taught key that this press completes. The conditions are those of the shortcuts. */
function taughtKey(event: KeyboardEvent, sequence: Sequence): StartKey | undefined {
  if (event.altKey || isComposing(event)) return undefined;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'k' && !isInDialog(event.target) ? 'palette' : undefined;
  if (!preferences().singleKeys || isBusy(event.target)) return undefined;
  const isSecond = event.timeStamp - sequence.goAt < SEQUENCE_MS;
  sequence.goAt = key === GO ? event.timeStamp : -Infinity;
  return isSecond && key === 'd' ? 'dashboard' : SINGLE_KEYS[key];
}

function LearnsKeys({ learned }: { learned: readonly StartKey[] }) {
  const [update] = useUpdateDisplayPreferencesMutation();
  const sequence = useRef<Sequence>({ goAt: -Infinity });
  const pressed = useRef(new Set(learned));
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = taughtKey(event, sequence.current);
    if (!key || pressed.current.has(key)) return;
    pressed.current.add(key);
    // One after the other: each request replaces the whole list.
    sending.current = sending.current.then(() => update({ learnedKeys: [...pressed.current] }));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the shortcuts, which may leave the page or open a dialog.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return null;
}

/**
 * Stores which keys of the start page the person has pressed, on any screen. Only for those who see the start page: without a
 * project, as far as the list has been loaded, and until all are pressed or the page is hidden.
 */
export function LearnedKeys() {
  const { data: projects } = projectListApi.endpoints.getProjectList.useQueryState();
  const isNew = projects?.length === 0;
  const { data } = useGetDisplayPreferencesQuery(undefined, { skip: !isNew });
  if (!isNew || data?.startPage !== 'shown') return null;
  const { learnedKeys } = data;
  return START_KEYS.every((key) => learnedKeys.includes(key)) ? null : <LearnsKeys learned={learnedKeys} />;
}
