import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { SignInOutcome } from '@taskloom/client';
import { firstMistake, mistakesOf, type Field, type Mistakes } from './mistakes';

interface EntryForm {
  send: (values: Record<Field, string>) => Promise<SignInOutcome>;
  /** Shown when neither server nor client has a message. */
  fallback: string;
  onFailure: (error: unknown) => void;
  onSuccess?: () => void;
}

const text = (form: FormData, field: Field): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

/** The state of a native form: the browser keeps the values, the hook keeps the errors. */
export function useEntryForm({ send, fallback, onFailure, onSuccess }: EntryForm) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [mistakes, setMistakes] = useState<Mistakes>({});

  useEffect(() => {
    const field = firstMistake(mistakes);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
  }, [mistakes]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setMistakes({});
    const outcome = await send({
      name: text(values, 'name').trim(),
      email: text(values, 'email').trim(),
      password: text(values, 'password'),
    });
    // After a success, the form stays busy until the next screen replaces it.
    if (outcome.ok) return onSuccess?.();
    setBusy(false);
    setMistakes(mistakesOf(outcome.error, fallback));
    onFailure(outcome.error);
  };

  return { busy, mistakes, formProps: { ref: form, onSubmit } };
}
