import type {
  CommandEntry,
  ExtensionEntry,
  NavigationEntry,
  RemotePermissions,
  RemoteRequirements,
  RemotesAnswer,
  RemoteRoute,
  ResolvedRemote,
} from '@taskloom/contracts';
import { isRecord } from '@taskloom/contracts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isList = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

/** A path of this installation; `//host` would be another host. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);

/** Optional strings by key: hashes by file, translations by language. */
const isTexts = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(isText));

const isRoute = (value: unknown): value is RemoteRoute =>
  isRecord(value) &&
  isPath(value.path) &&
  isText(value.title) &&
  isTexts(value.titles) &&
  [value.prefetch, value.asks].every((calls) => calls === undefined || isList(calls, isPath)) &&
  (value.files === undefined || isList(value.files, isText));

const isEntry = (value: unknown): value is NavigationEntry =>
  isRecord(value) &&
  isText(value.label) &&
  isTexts(value.labels) &&
  isPath(value.path) &&
  isText(value.icon) &&
  typeof value.order === 'number';

const isCommand = (value: unknown): value is CommandEntry =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isTexts(value.titles) &&
  isPath(value.to) &&
  (value.role === undefined || value.role === 'admin');

const isExtension = (value: unknown): value is ExtensionEntry =>
  isRecord(value) &&
  [value.point, value.version, value.id, value.title].every(isText) &&
  isTexts(value.titles);

const isRequirements = (value: unknown): value is RemoteRequirements =>
  isRecord(value) &&
  [value.contracts, value.client, value.ui].every(isText) &&
  (value.shell === undefined || isText(value.shell)) &&
  (value.api === undefined || isList(value.api, isText));

const isPermissions = (value: unknown): value is RemotePermissions =>
  isRecord(value) &&
  [value.calls, value.storage, value.hosts].every((list) => list === undefined || isList(list, isText));

const isBuild = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.version) &&
  isText(value.manifest) &&
  isTexts(value.integrity) &&
  isRequirements(value.requires) &&
  (value.permissions === undefined || isPermissions(value.permissions)) &&
  // Another isolation would be one that this shell doesn't have.
  (value.isolation === undefined || value.isolation === 'frame');

const isRemote = (value: unknown): value is ResolvedRemote =>
  isRecord(value) &&
  isText(value.name) &&
  isText(value.title) &&
  isTexts(value.titles) &&
  isList(value.routes, isRoute) &&
  isList(value.navigation, isEntry) &&
  isBuild(value) &&
  (value.commands === undefined || isList(value.commands, isCommand)) &&
  (value.slots === undefined || isList(value.slots, isText)) &&
  (value.extensions === undefined || isList(value.extensions, isExtension)) &&
  (value.rights === undefined || isList(value.rights, isText)) &&
  (value.fallback === undefined || isBuild(value.fallback));

/** The registry's response without malformed remotes; null when the answer itself is malformed. */
export function readRemotesAnswer(value: unknown): RemotesAnswer | null {
  if (!isRecord(value) || typeof value.revision !== 'number' || !Array.isArray(value.remotes)) return null;
  return { revision: value.revision, remotes: value.remotes.filter(isRemote) };
}
