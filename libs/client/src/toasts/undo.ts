import { toast } from './toast';

/** How long the toast of an action offers to undo it, in milliseconds. */
const OFFERED_MS = 10_000;
/** The number of actions that Ctrl/⌘ Z can undo. */
const MOST_STEPS = 20;

/** An action of the person that can be undone. */
export interface Undoable {
  /** Actions of one kind within ten seconds of each other share one toast and are undone together. */
  kind: string;
  /** Without a toast and never joined with others: the change is visible, and the keys undo it. */
  quiet?: boolean;
  /** The text for this number of actions. */
  title: (count: number) => string;
  description?: (count: number) => string | undefined;
  /** 'Undo', and the name of the control key on a keyboard that has no ⌘. */
  label: string;
  control: string;
  /** Shows its own message when it fails or can't undo everything. */
  undo: () => Promise<void>;
}

interface Step {
  kind: string;
  toastId: string;
  at: number;
  actions: (() => Promise<void>)[];
}

let steps: Step[] = [];
let made = 0;

/** Elements in which Ctrl/⌘ Z undoes typing. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function onKey(event: KeyboardEvent): void {
  const { target, key, repeat, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || repeat || altKey || shiftKey || ctrlKey === metaKey) return;
  if (key.toLowerCase() !== 'z' || (target instanceof Element && target.closest(TYPING))) return;
  event.preventDefault();
  void undoLast();
}

const setSteps = (next: Step[]): void => {
  if (steps.length === 0 && next.length > 0) document.addEventListener('keydown', onKey);
  if (steps.length > 0 && next.length === 0) document.removeEventListener('keydown', onKey);
  steps = next;
};

async function undoStep(step: Step): Promise<void> {
  if (!steps.includes(step)) return;
  setSteps(steps.filter((each) => each !== step));
  toast.dismiss(step.toastId);
  for (const undo of step.actions.toReversed()) await undo();
}

/**
 * Undoes the person's last action; does nothing when there is none.
 * @internal
 */
export async function undoLast(): Promise<void> {
  const last = steps.at(-1);
  if (last) await undoStep(last);
}

/**
 * Shows that an action is done and offers to undo it: for ten seconds in the toast, later by Ctrl/⌘ Z. Returns a function that
 * withdraws the offer, for an action that was undone in another way.
 * @example
 * offerUndo({ kind: 'archive', title: (count) => `${count} archived`, label: 'Undo', control: 'Ctrl', undo });
 */
export function offerUndo(undoable: Undoable): () => void {
  const { kind, quiet = false, title, description, label, control, undo } = undoable;
  const last = steps.at(-1);
  const joins = !quiet && last?.kind === kind && Date.now() - last.at < OFFERED_MS;
  const step = joins ? last : { kind, toastId: `undo-${++made}`, at: 0, actions: [] };
  step.actions.push(undo);
  step.at = Date.now();
  if (!joins) setSteps([...steps, step].slice(-MOST_STEPS));
  const withdraw = () => {
    step.actions = step.actions.filter((action) => action !== undo);
    if (step.actions.length > 0) return;
    setSteps(steps.filter((each) => each !== step));
    toast.dismiss(step.toastId);
  };
  if (quiet) return withdraw;
  const count = step.actions.length;
  toast.success(title(count), description?.(count), {
    id: step.toastId,
    // A different duration than before, since only then a visible toast restarts its time.
    durationMs: OFFERED_MS + count,
    countdown: true,
    action: { label, keys: [isApple() ? '⌘' : control, 'Z'], onPress: () => void undoStep(step) },
  });
  return withdraw;
}

/** When the session ends or another person signs in. */
export function forgetUndo(): void {
  for (const { toastId } of steps) toast.dismiss(toastId);
  setSteps([]);
}

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
