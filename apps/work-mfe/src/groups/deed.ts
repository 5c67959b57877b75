import { TASK_EDITS, type Notification, type NotificationEvent, type TaskEdit } from '@taskloom/contracts';
import { documentLocale, fieldLabel, notificationWords, valueWord } from '@taskloom/ui';
import type { useTexts } from '../texts';

/** A line below the title of what it is about, so it doesn't repeat that title. */
export interface Deed {
  /** Who did it, the first words of the sentence; null where `words` is a whole sentence. */
  actor: string | null;
  words: string;
  /** The language of `words`, where it isn't that of the page. */
  lang?: string;
}

/** Events without a person, and texts that a remote has written. */
type Impersonal = 'new-device' | 'remote';

const DEEDS = {
  'task-assigned': 'didAssign',
  'task-reassigned': 'didReassign',
  'task-unassigned': 'didUnassign',
  'task-deleted': 'didDeleteTask',
  'task-changed': 'didChange',
  'task-renamed': 'didRename',
  'task-status': 'didMove',
  'task-priority': 'didPrioritize',
  'description-mention': 'didMentionInDescription',
  'comment-mention': 'didMention',
  comment: 'didComment',
  'project-changed': 'didChange',
  'project-status': 'didSetProject',
  'project-deleted': 'didDeleteProject',
  'project-added': 'didAddYou',
  'project-joined': 'didAdd',
  'project-owner': 'didHandOver',
  'team-invited': 'didInvite',
  'team-joined': 'didJoinTeam',
  'team-role': 'didChangeRole',
  'team-removed': 'didRemoveFromTeam',
} as const satisfies Record<Exclude<NotificationEvent, Impersonal>, string>;

const isKnown = (event: string): event is keyof typeof DEEDS => Object.hasOwn(DEEDS, event);
const isField = (name: string): name is TaskEdit => (TASK_EDITS as readonly string[]).includes(name);

/** In the middle of a sentence; German nouns keep their capital letter. */
const inSentence = (word: string): string => {
  const locale = documentLocale();
  return locale.startsWith('de') ? word : word.toLocaleLowerCase(locale);
};

const listed = (fields: readonly string[]): string =>
  new Intl.ListFormat(documentLocale(), { type: 'conjunction' }).format(
    fields.map((name) => inSentence(isField(name) ? fieldLabel(name) : name)),
  );

/** What a person did. A notification without details keeps the sentence that the bell shows. */
export function deedOf(notification: Notification, t: ReturnType<typeof useTexts>): Deed {
  const { details } = notification;
  if (!details || !isKnown(details.event)) {
    const { message, lang } = notificationWords(notification);
    return { actor: null, words: message, lang };
  }
  const { event, actor, fields = [], value = '', text = '' } = details;
  const isProject = event === 'project-changed';
  const key = isProject && fields.join() === 'title' ? 'didRename' : DEEDS[event];
  const words = t(key, {
    before: (isProject ? value : details.task?.title) ?? '',
    fields: listed(fields),
    name: value,
    role: valueWord(value).toLocaleLowerCase(documentLocale()),
    text,
    value: valueWord(value),
  });
  return { actor: actor ?? t('someone'), words };
}

/** The title of the task that a notification is about, as it is after what happened. */
export const taskTitleOf = ({ details }: Notification): string | undefined =>
  details?.event === 'task-renamed' && details.value ? details.value : details?.task?.title;
