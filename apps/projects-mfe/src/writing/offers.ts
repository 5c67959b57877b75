import {
  foldText,
  mentionOf,
  taskLinkOf,
  type Person,
  type TaskCard,
  type TeamMember,
} from '@taskloom/contracts';
import { mentionedIn } from '@taskloom/contracts/mentions';

/** The word before the cursor that may name a person or a task. */
export interface NamingWord {
  sign: '@' | '#';
  part: string;
  /** Where it begins. */
  from: number;
}

export type Offer =
  | { kind: 'member'; person: Person }
  /** A person of the team whom the writer may add to the project. Choosing one asks first. */
  | { kind: 'outsider'; person: TeamMember }
  /** The answers to that question. */
  | { kind: 'add' | 'leaveOut'; person: TeamMember }
  | { kind: 'task'; task: Pick<TaskCard, '_id' | 'title' | 'status'> };

interface Known {
  members: readonly Person[];
  outsiders: readonly TeamMember[];
  tasks: readonly TaskCard[];
}

/** Offers at once. */
const MOST = 6;

/** `@` or `#` at the beginning of a word, up to the cursor. A space after it makes it a plain sign, or a heading. */
const WORD = /(?:^|[\s(])([@#])([^\s@#][^\n@#]{0,60})?$/;

/** The word before the end of the text. */
export const lastWord = (text: string): NamingWord | null => {
  const [, sign, part = ''] = WORD.exec(text) ?? [];
  return sign === '@' || sign === '#' ? { sign, part, from: text.length - part.length - 1 } : null;
};

/** The word before the cursor in Markdown; none in code, escapes and comments. */
export const wordBefore = (text: string, cursor: number): NamingWord | null => {
  const word = lastWord(text.slice(0, cursor));
  return word && isNameBetween(text.slice(0, word.from), text.slice(cursor)) ? word : null;
};

/** The id of a person who has not been chosen yet. */
const SOMEONE = '00000000-0000-7000-8000-000000000000';

/** Whether a name between these texts is one: not in code, even if its end isn't written yet, and not in HTML. */
const isNameBetween = (before: string, after: string): boolean =>
  ['', '`', '``', '-->'].every((end) =>
    mentionedIn(`${before}${mentionOf({ _id: SOMEONE, name: 'A' })}${end}${after}`).includes(SOMEONE),
  );

/** Every word of the query occurs in the name, in any order; without accents and capitals. */
const matches = (name: string, part: string): boolean => {
  const folded = foldText(name);
  return foldText(part)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

export const offersFor = ({ sign, part }: NamingWord, { members, outsiders, tasks }: Known): Offer[] => {
  // A word that has ended and is complete is not a name any more.
  if (/\s$/.test(part)) return [];
  if (sign === '#')
    return tasks
      .filter(({ title }) => matches(title, part))
      .slice(0, MOST)
      .map((task) => ({ kind: 'task', task }));
  const found: Offer[] = [
    ...members.map((person) => ({ kind: 'member' as const, person })),
    ...outsiders.map((person) => ({ kind: 'outsider' as const, person })),
  ];
  return found.filter((offer) => offer.kind !== 'task' && matches(offer.person.name, part)).slice(0, MOST);
};

/** The text that is inserted. */
export const markOf = (offer: Offer): string =>
  offer.kind === 'task' ? taskLinkOf(offer.task) : mentionOf(offer.person);

export const keyOf = (offer: Offer): string =>
  `${offer.kind} ${offer.kind === 'task' ? offer.task._id : offer.person._id}`;
