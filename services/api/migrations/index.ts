import { PreparedTextSearch20261120090000 } from './20261120090000-prepared-text-search.js';
import { CreatedAccounts20261120090100 } from './20261120090100-created-accounts.js';
import { CreatedTeams20261120090200 } from './20261120090200-created-teams.js';
import { CreatedProjects20261120090300 } from './20261120090300-created-projects.js';
import { CreatedTasks20261120090400 } from './20261120090400-created-tasks.js';
import { CreatedCommentsAndAttachments20261120090500 } from './20261120090500-created-comments-and-attachments.js';
import { CreatedNotifications20261120090600 } from './20261120090600-created-notifications.js';
import { CreatedIdempotencyKeys20261120090700 } from './20261120090700-created-idempotency-keys.js';
import { CreatedRemotes20261120141000 } from './20261120141000-created-remotes.js';
import { CreatedRemoteJournal20261120141100 } from './20261120141100-created-remote-journal.js';
import { StoredFoldedTitles20261122060000 } from './20261122060000-stored-folded-titles.js';
import { KeptRemoteFiles20261122090000 } from './20261122090000-kept-remote-files.js';
import { ToldFallbacks20261122130000 } from './20261122130000-told-fallbacks.js';
import { CountedPeople20261123023800 } from './20261123023800-counted-people.js';
import { CreatedAuditEvents20261123024000 } from './20261123024000-created-audit-events.js';
import { DeferredRemovals20261123024500 } from './20261123024500-deferred-removals.js';
import { KeyedIdempotencyHashes20261123031000 } from './20261123031000-keyed-idempotency-hashes.js';
import { ProvenAddresses20261123032000 } from './20261123032000-proven-addresses.js';
import { CountedStoredBytes20261123035200 } from './20261123035200-counted-stored-bytes.js';
import { ExpiringTokens20261123040100 } from './20261123040100-expiring-tokens.js';
import { CountedBuilds20261123041000 } from './20261123041000-counted-builds.js';
import { CheckedVersions20261123044000 } from './20261123044000-checked-versions.js';
import { CountedPeopleChanges20261123210000 } from './20261123210000-counted-people-changes.js';
import { AddedDisplayPreferences20261124220000 } from './20261124220000-added-display-preferences.js';
import { AddedLabels20261124220100 } from './20261124220100-added-labels.js';
import { AddedStartDates20261124222000 } from './20261124222000-added-start-dates.js';
import { CreatedProjectEvents20261124222100 } from './20261124222100-created-project-events.js';
import { CreatedWatchesAndMentions20261124222200 } from './20261124222200-created-watches-and-mentions.js';
import { CreatedTrash20261124223000 } from './20261124223000-created-trash.js';
import { IndexedOpenTasksByCreator20261124224000 } from './20261124224000-indexed-open-tasks-by-creator.js';
import { CreatedPasswordResets20261124225000 } from './20261124225000-created-password-resets.js';
import { DescribedSessions20261124225100 } from './20261124225100-described-sessions.js';
import { CreatedSecondFactors20261124225200 } from './20261124225200-created-second-factors.js';
import { OwnPictures20261124228000 } from './20261124228000-own-pictures.js';
import { AddedEditedComments20261125011000 } from './20261125011000-added-edited-comments.js';
import { AddedChecklists20261125012000 } from './20261125012000-added-checklists.js';
import { DescribedNotifications20261125014000 } from './20261125014000-described-notifications.js';
import { CreatedInbox20261125014100 } from './20261125014100-created-inbox.js';
import { CreatedApiTokens20261125015000 } from './20261125015000-created-api-tokens.js';
import { RestrictedAuditEvents20261125160000 } from './20261125160000-restricted-audit-events.js';

/** In the order in which they run. A test compares this list with the folder. */
export const migrations = [
  PreparedTextSearch20261120090000,
  CreatedAccounts20261120090100,
  CreatedTeams20261120090200,
  CreatedProjects20261120090300,
  CreatedTasks20261120090400,
  CreatedCommentsAndAttachments20261120090500,
  CreatedNotifications20261120090600,
  CreatedIdempotencyKeys20261120090700,
  CreatedRemotes20261120141000,
  CreatedRemoteJournal20261120141100,
  StoredFoldedTitles20261122060000,
  KeptRemoteFiles20261122090000,
  ToldFallbacks20261122130000,
  CountedPeople20261123023800,
  CreatedAuditEvents20261123024000,
  DeferredRemovals20261123024500,
  KeyedIdempotencyHashes20261123031000,
  ProvenAddresses20261123032000,
  CountedStoredBytes20261123035200,
  ExpiringTokens20261123040100,
  CountedBuilds20261123041000,
  CheckedVersions20261123044000,
  CountedPeopleChanges20261123210000,
  AddedDisplayPreferences20261124220000,
  AddedLabels20261124220100,
  AddedStartDates20261124222000,
  CreatedProjectEvents20261124222100,
  CreatedWatchesAndMentions20261124222200,
  CreatedTrash20261124223000,
  IndexedOpenTasksByCreator20261124224000,
  CreatedPasswordResets20261124225000,
  DescribedSessions20261124225100,
  CreatedSecondFactors20261124225200,
  OwnPictures20261124228000,
  AddedEditedComments20261125011000,
  AddedChecklists20261125012000,
  DescribedNotifications20261125014000,
  CreatedInbox20261125014100,
  CreatedApiTokens20261125015000,
  RestrictedAuditEvents20261125160000,
];
