import { forgetPerson } from '../storage/forget';

type Forget = (person: string) => Promise<void>;

let forgetUnsent: Forget | null = null;

/** The running offline queue removes what it keeps by itself: its code may be out of reach by then. Returns the way to take it back. */
export function onForget(forget: Forget): () => void {
  forgetUnsent = forget;
  return () => {
    if (forgetUnsent === forget) forgetUnsent = null;
  };
}

const loadForget = async (): Promise<Forget> =>
  (await import('../storage/kept-writes')).keptWrites().removeAll;

/** Leaves nothing of a person in this browser. Resolves once it is gone, also where something could not be removed. */
export async function forgetEverythingOf(person: string): Promise<void> {
  forgetPerson(person);
  try {
    await (forgetUnsent ?? (await loadForget()))(person);
  } catch {
    // No database, or its code can't be loaded: nobody else is ever shown what it holds.
  }
}
