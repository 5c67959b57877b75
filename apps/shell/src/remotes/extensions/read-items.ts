import {
  EXTENSION_POINTS,
  isRecord,
  parseDay,
  shorten,
  type BadgeColor,
  type ExtensionPoint,
} from '@taskloom/contracts';
import type {
  CalendarItem,
  CardBadge,
  ExtensionItems,
  ExtensionRequests,
  FoundItem,
  FunctionPoint,
} from '@taskloom/client';
import { Fault } from '../loading/load-failure';

const LONGEST_TEXT = 200;
const LONGEST_BADGE = 24;
const LONGEST_PATH = 300;

const COLORS: readonly BadgeColor[] = ['blue', 'green', 'yellow', 'red', 'grey'];

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAbsent = (value: unknown): value is undefined => value === undefined;
const isId = (value: unknown): value is string => isText(value) && value.length <= LONGEST_TEXT;

/** A path of this installation; `//host` and `/\host` would be another host. */
const isPath = (value: unknown): value is string =>
  isText(value) && value.length <= LONGEST_PATH && /^\/(?![/\\])/.test(value);

const short = (text: string, most = LONGEST_TEXT): string => shorten(text, most);

/** One item as the point describes it, with long texts cut off; null for anything else. */
type Read<Item> = (value: unknown) => Item | null;

const readBadge: Read<CardBadge> = (value) => {
  if (!isRecord(value)) return null;
  const { taskId, text, hint, color } = value;
  const known = COLORS.find((each) => each === color);
  if (!isId(taskId) || !isText(text) || !(isAbsent(color) || known)) return null;
  if (!isAbsent(hint) && !isText(hint)) return null;
  return { taskId, text: short(text, LONGEST_BADGE), hint: hint && short(hint), color: known };
};

const readCalendarItem: Read<CalendarItem> = (value) => {
  if (!isRecord(value)) return null;
  const { id, day, title, to } = value;
  if (!isId(id) || !isText(day) || parseDay(day) !== day || !isText(title)) return null;
  if (!isAbsent(to) && !isPath(to)) return null;
  return { id, day, title: short(title), to };
};

const readFound: Read<FoundItem> = (value) => {
  if (!isRecord(value)) return null;
  const { id, title, detail, to } = value;
  if (!isId(id) || !isText(title) || !isPath(to)) return null;
  if (!isAbsent(detail) && !isText(detail)) return null;
  return { id, title: short(title), detail: detail && short(detail), to };
};

/** The parts of a request besides the form of each item. */
type Readers = {
  [Point in FunctionPoint]: {
    read: Read<ExtensionItems[Point]>;
    key: (item: ExtensionItems[Point]) => string;
    belongs: (item: ExtensionItems[Point], request: ExtensionRequests[Point]) => boolean;
  };
};

const READERS: Readers = {
  'card-badge': { read: readBadge, key: ({ taskId }) => taskId, belongs: () => true },
  'calendar-source': {
    read: readCalendarItem,
    key: ({ id }) => id,
    belongs: ({ day }, { from, to }) => day >= from && day <= to,
  },
  'search-provider': { read: readFound, key: ({ id }) => id, belongs: () => true },
};

const mostOf = (point: ExtensionPoint): number => {
  const entry: { version: string; most?: number } = EXTENSION_POINTS[point];
  return entry.most ?? 0;
};

/**
 * The items that a function of a remote has returned: those that belong to the request, each id once, at most as many as the
 * point allows.
 * @throws Fault when it is no list, or an item has another form
 */
export function readItems<Point extends FunctionPoint>(
  point: Point,
  request: ExtensionRequests[Point],
  value: unknown,
): readonly ExtensionItems[Point][] {
  if (!Array.isArray(value)) throw new Fault('invalid', `the function for ${point} returned no list`);
  const { read, key, belongs }: Readers[Point] = READERS[point];
  const items = new Map<string, ExtensionItems[Point]>();
  for (const each of value.slice(0, mostOf(point))) {
    const item = read(each);
    if (!item) throw new Fault('invalid', `the function for ${point} returned another item than it says`);
    if (belongs(item, request) && !items.has(key(item))) items.set(key(item), item);
  }
  return [...items.values()];
}
