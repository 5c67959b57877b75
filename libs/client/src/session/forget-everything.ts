import { forgetPerson } from '../storage/forget';
import { keptFiles } from '../storage/kept-files';

type Forget = (person: string) => Promise<void>;

let forgetUnsent: Forget | null = null;

/** Registers the running offline queue, whose code might not be loadable at the sign-out. Returns the unregister function. */
export function onForget(forget: Forget): () => void {
  forgetUnsent = forget;
  return () => {
    if (forgetUnsent === forget) forgetUnsent = null;
  };
}

const loadForget = async (): Promise<Forget> =>
  (await import('../storage/kept-writes')).keptWrites().removeAll;

/** Removes all data of a person from this browser. Always resolves, even if something could not be removed. */
export async function forgetEverythingOf(person: string): Promise<void> {
  forgetPerson(person);
  const unsent = async () => (forgetUnsent ?? (await loadForget()))(person);
  // Without the databases or their code nothing can be removed, but no one else sees these entries.
  await Promise.allSettled([unsent(), keptFiles().removeAll(person)]);
}
