import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { REMOTE_BACKEND, WEBHOOK_EVENTS, type WebhookEvent } from '@taskloom/contracts';
import { errorMessage, fieldErrors } from '@taskloom/contracts/rtk';
import { useCreateWebhookMutation } from '@taskloom/contracts/rtk/remotes';
import { InlineError, TextField } from '@taskloom/ui';
import { ChoiceGroup } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import styles from '../../dialog-list/dialog-list.module.css';

interface WebhookFormProps {
  /** Of the form element, for the button in the footer. */
  id: string;
  remote: string;
  onBusy: (busy: boolean) => void;
  onCreated: (secret: string) => void;
}

type Mistakes = Partial<Record<'address' | 'events', string>>;

/** Address and events of a new webhook. */
export function WebhookForm({ id, ...options }: WebhookFormProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { address, setAddress, events, flip, mistakes, problem, submit } = useNewWebhook(options);
  useEffect(() => field.current?.focus(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={t('webhookAddress')}
        hint={t('webhookAddressHint')}
        name="address"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={address}
        error={mistakes.address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <ChoiceGroup
        legend={t('webhookEvents')}
        type="checkbox"
        options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: event }))}
        chosen={events}
        error={mistakes.events}
        onChoose={flip}
      />
      {problem && <InlineError message={problem} />}
    </form>
  );
}

function useNewWebhook({ remote, onBusy, onCreated }: Omit<WebhookFormProps, 'id'>) {
  const t = useTexts();
  const [create] = useCreateWebhookMutation();
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([]);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [problem, setProblem] = useState<string>();
  const flip = (event: WebhookEvent) =>
    setEvents(events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  const submit = async (): Promise<void> => {
    const trimmed = address.trim();
    const found: Mistakes = {
      ...(!REMOTE_BACKEND.test(trimmed) && { address: t('webhookAddressWrong') }),
      ...(events.length === 0 && { events: t('webhookEventsMissing') }),
    };
    setMistakes(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    onBusy(true);
    const { data, error } = await create({ remote, address: trimmed, events });
    onBusy(false);
    if (data) return onCreated(data.secret);
    const serverMistakes: Mistakes = Object.fromEntries(
      fieldErrors(error).map(({ field, message }) => [field, message]),
    );
    setMistakes(serverMistakes);
    if (!serverMistakes.address && !serverMistakes.events) setProblem(errorMessage(error, t('failedToMove')));
  };
  return { address, setAddress, events, flip, mistakes, problem, submit };
}
