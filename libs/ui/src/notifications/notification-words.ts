import { TASK_EDITS, type Notification, type NotificationDetails, type TaskEdit } from '@taskloom/contracts';
import { valueWord } from '../badges/value-word';
import { fieldLabel } from '../fields/field-words';
import { NOTIFICATIONS_DE } from '../texts/notifications';

interface NotificationWords {
  title: string;
  message: string;
  lang: string;
}

const isField = (name: string): name is TaskEdit => (TASK_EDITS as readonly string[]).includes(name);

const quoted = (text: string | undefined): string => `„${text ?? ''}“`;

const listed = (fields: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(
    fields.map((name) => (isField(name) ? fieldLabel(name) : name)),
  );

const placeholders = (details: NotificationDetails): Readonly<Record<string, string>> => ({
  actor: details.actor ?? 'Jemand',
  task: quoted(details.task?.title),
  project: quoted(details.project?.title),
  name: quoted(details.value),
  value: valueWord(details.value ?? ''),
  fields: listed(details.fields ?? []),
  text: quoted(details.text),
});

/**
 * Title and message in the language of the document, as for dates. They stay English, which the API sends, for notifications of earlier
 * versions and for events of a newer API.
 */
export function notificationWords({
  title,
  message,
  details,
}: Pick<Notification, 'title' | 'message' | 'details'>): NotificationWords {
  const english = { title, message, lang: 'en' };
  const { lang } = document.documentElement;
  if (details?.event === 'remote') {
    const own = details.texts?.[lang];
    return own ? { ...own, lang } : english;
  }
  if (lang !== 'de' || !details || !Object.hasOwn(NOTIFICATIONS_DE, details.event)) return english;
  const values = placeholders(details);
  const [germanTitle, sentence] = NOTIFICATIONS_DE[details.event];
  return {
    title: germanTitle,
    message: sentence.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? ''),
    lang: 'de',
  };
}
